// pa11y-ci drives the same Chromium as the browser tests (tests/support/chromium.ts),
// so the download on install would be a second, unused browser.
module.exports = { skipDownload: true };
