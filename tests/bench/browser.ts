/** The browser that measures, as a phone and as a desk. */
import {
  chromium,
  devices,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
} from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../site/generator/check/chromium.ts';

export async function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] });
}

/** What "4× CPU" means: the page runs as on a processor four times slower. */
const cpuSlowdown = 4;

/** Slow 4G as Lighthouse applies it: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

export interface Conditions {
  /** A phone of 390 × 844, or a window of 1280 × 800. */
  device: 'phone' | 'desk';
  slowCpu?: boolean;
  slowNetwork?: boolean;
}

/** A page with an empty cache, and the protocol behind it. */
export interface Visit {
  page: Page;
  protocol: CDPSession;
  close: () => Promise<void>;
}

/** Opens an empty page under these conditions. */
export async function open(
  browser: Browser,
  { device, slowCpu = false, slowNetwork = false }: Conditions,
): Promise<Visit> {
  const options =
    device === 'phone'
      ? { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }
      : { viewport: { width: 1280, height: 800 } };
  const context: BrowserContext = await browser.newContext(options);
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  if (slowCpu) await protocol.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  if (slowNetwork) await protocol.send('Network.emulateNetworkConditions', slow4G);
  return { page, protocol, close: () => context.close() };
}
