/*
 * A stand-in for the form-embed script of LeadConnector (link.msgsndr.com/js/form_embed.js), for the sample booking form.
 * It has the manners of the real one, the bad ones included, so that a site that works with it works with the real one:
 *   - it looks at the frames of the page once, when it runs, and again only when an ["iframeLoaded"] message asks for it;
 *   - it assigns window.onload and window.onmessage, and whoever had assigned them before is forgotten;
 *   - it believes every message, whoever sent it.
 */
(() => {
  const PREFIX = '[iFrameSizer]';
  const known = new Map();

  /** Greets a frame; one that knows iframe-resizer answers with its height. */
  function greet(frame) {
    // id:bodyMargin:sizeWidth:log:interval:enablePublicMethods:autoResize
    frame.contentWindow?.postMessage(`${PREFIX}${frame.id}:0:false:false:32:true:true`, '*');
  }

  function adopt(frame) {
    if (frame.id === '' || known.get(frame.id) === frame) return;
    known.set(frame.id, frame);
    // A frame that is still loading does not hear the first greeting.
    frame.addEventListener('load', () => greet(frame));
    greet(frame);
  }

  function scan() {
    document.querySelectorAll('iframe').forEach(adopt);
  }

  function resize(message) {
    const [id, height] = message.slice(PREFIX.length).split(':');
    const frame = known.get(id);
    if (frame && Number(height) > 0) frame.style.height = `${height}px`;
  }

  /** As in iframe-resizer: `target` is a selector, a frame, or left out for all frames. */
  window.iFrameResize = (options, target = 'iframe') => {
    const frames = typeof target === 'string' ? [...document.querySelectorAll(target)] : [target];
    frames.forEach(adopt);
    return frames;
  };

  window.onload = scan;
  window.onmessage = ({ data }) => {
    if (Array.isArray(data) && data[0] === 'iframeLoaded') scan();
    else if (typeof data === 'string' && data.startsWith(PREFIX)) resize(data);
  };

  scan();
})();
