export type SiteEventName =
  | 'demo_open'
  | 'demo_play_link'
  | 'testimonial_open'
  | 'booking_open'
  | 'booking_complete'
  | 'case_study_view';

export interface SiteEvent {
  name: SiteEventName;
  /** The id of the subject, as in the URL: 'pa-3', 'book'. */
  id: string;
  /** The same as text: the caption, the headline, the title of the dialog. */
  title: string;
}

/** The type of the one CustomEvent, dispatched on `document`, whose detail is a SiteEvent. */
export const siteEvent = 'site-event';

const emitted: SiteEvent[] = [];

export function emit(name: SiteEventName, about: Omit<SiteEvent, 'name'>): void {
  const detail = { name, ...about };
  emitted.push(detail);
  document.dispatchEvent(new CustomEvent<SiteEvent>(siteEvent, { detail }));
}

/** Calls `listener` with every event, those of before first. */
export function onEvent(listener: (event: SiteEvent) => void): void {
  emitted.forEach(listener);
  document.addEventListener(siteEvent, (event) =>
    listener((event as CustomEvent<SiteEvent>).detail),
  );
}
