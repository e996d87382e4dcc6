/** What a message from a booking frame means. */
export type BookingMessage =
  | { type: 'complete' }
  /** The height of the form in CSS pixels, 200 to 6000. */
  | { type: 'height'; height: number }
  /** The frame waits for this reply before showing the form. */
  | { type: 'ready'; answer: object };

/**
 * Reads a message of iframe-resizer 3 and 4, LeadConnector, Calendly, Cal.com or HubSpot; null for
 * others. The caller has checked the frame and the origin of the message.
 */
export function readBookingMessage(data: unknown): BookingMessage | null {
  if (typeof data === 'string') return height(/^\[iFrameSizer\][^:]*:([\d.]+):/.exec(data)?.[1]);
  const message = fields(data);
  const { type, event } = message;
  const isCal = message['originator'] === 'CAL';
  if (isCal && type === '__iframeReady')
    return { type: 'ready', answer: { originator: 'CAL', method: 'parentKnowsIframeReady' } };
  const isComplete =
    (Array.isArray(data) && data[0] === 'msgsndr-booking-complete') ||
    (isCal && /^bookingSuccessful(V2)?$/.test(String(type))) ||
    (!isCal && (event === 'calendly.event_scheduled' || message['meetingBookSucceeded'] === true));
  if (isComplete) return { type: 'complete' };
  if (isCal)
    return type === '__dimensionChanged' ? height(fields(message['data'])['iframeHeight']) : null;
  if (event === 'calendly.page_height') return height(fields(message['payload'])['height']);
  return type === 'booking-app' ? height(message['height']) : null;
}

const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Heights come as numbers and as '640px'. Others are a page that has not rendered, or mischief. */
function height(value: unknown): BookingMessage | null {
  const pixels =
    typeof value === 'number' ? value : parseFloat(typeof value === 'string' ? value : '');
  return pixels >= 200 && pixels <= 6000 ? { type: 'height', height: Math.ceil(pixels) } : null;
}
