/** What a message from a booking frame means. */
export type BookingMessage =
  | { type: 'complete' }
  /** The height of the form in CSS pixels, 200 to 6000. */
  | { type: 'height'; height: number }
  /** The frame shows itself only once this has been posted back to it. */
  | { type: 'ready'; answer: object };

/**
 * Reads a message of any of the known booking providers; null for everything else.
 * The caller has checked that it comes from the booking frame and from its origin: nothing here can be trusted otherwise.
 *
 * Formats: iframe-resizer 3 and 4 (`[iFrameSizer]id:height:width:type`), LeadConnector, Calendly, Cal.com (embed-core) and HubSpot.
 */
export function readBookingMessage(data: unknown): BookingMessage | null {
  if (typeof data === 'string') return height(/^\[iFrameSizer\][^:]*:([\d.]+):/.exec(data)?.[1]);
  if (Array.isArray(data))
    return data[0] === 'msgsndr-booking-complete' ? { type: 'complete' } : null;
  if (typeof data !== 'object' || data === null) return null;

  const message = data as Record<string, unknown>;
  if (message['originator'] === 'CAL') {
    const type = message['type'];
    if (type === 'bookingSuccessful' || type === 'bookingSuccessfulV2') return { type: 'complete' };
    if (type === '__iframeReady')
      return { type: 'ready', answer: { originator: 'CAL', method: 'parentKnowsIframeReady' } };
    return type === '__dimensionChanged' ? height(field(message['data'], 'iframeHeight')) : null;
  }
  if (message['event'] === 'calendly.event_scheduled' || message['meetingBookSucceeded'] === true)
    return { type: 'complete' };
  if (message['event'] === 'calendly.page_height')
    return height(field(message['payload'], 'height'));
  return message['type'] === 'booking-app' ? height(message['height']) : null;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : null;
}

/** Heights come as numbers and as '640px'. Those out of bounds are a page that has not drawn yet, or mischief. */
function height(value: unknown): BookingMessage | null {
  const pixels =
    typeof value === 'number' ? value : typeof value === 'string' ? parseFloat(value) : NaN;
  return pixels >= 200 && pixels <= 6000 ? { type: 'height', height: Math.ceil(pixels) } : null;
}
