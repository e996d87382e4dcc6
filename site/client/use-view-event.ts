import { useEffect, type RefObject } from 'react';
import { emit, type SiteEventName } from './events.ts';

/** How long an element has to be visible before it counts as viewed, in milliseconds. */
const lookMs = 400;

/** Emits an event when an element comes into view, and again for each new `id` that it shows. */
export function useViewEvent(
  element: RefObject<HTMLElement | null>,
  name: SiteEventName | undefined,
  id: string,
  title: string,
): void {
  useEffect(() => {
    if (name === undefined) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        emit(name, { id, title });
      },
      { threshold: 0.5 },
    );
    const timer = setTimeout(() => {
      if (element.current !== null) observer.observe(element.current);
    }, lookMs);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element, name, id, title]);
}
