/** The brand's mark: a plumb bob, drawn to the pixel. */
import type { ReactElement } from 'react';
import { colour, ink, Sheet } from '../shared/line.tsx';

const cord = 'M24 3V10';
const collar = 'M20 9.6H28C28.6 9.6 29 10 29 10.6V15H19V10.6C19 10 19.4 9.6 20 9.6Z';
const body =
  'M12.4 15H35.6C37.6 15 38.8 16.4 38.4 18.4C37.2 25.6 33 31.6 28 36H20' +
  'C15 31.6 10.8 25.6 9.6 18.4C9.2 16.4 10.4 15 12.4 15Z';
const tip = 'M20 36H28L25 43.6C24.6 44.6 23.4 44.6 23 43.6Z';

/** The rim in the colour of the page keeps the cord visible on a dark page. */
export function Mark(): ReactElement {
  return (
    <Sheet w={48} h={48}>
      <g strokeLinecap="round" strokeLinejoin="round">
        <path
          d={`${cord}${collar}${body}${tip}`}
          fill="none"
          stroke={colour.paper}
          strokeWidth="5.6"
        />
        <g stroke={ink} strokeWidth="3">
          <path d={cord} />
          <path d={collar} fill={colour.white} />
          <path d={tip} fill={colour.white} />
          <path d={body} fill={colour.hivis} />
        </g>
        <path
          d="M14.8 19.6C15.8 23.2 17.4 26 19.4 28.6"
          fill="none"
          stroke={colour.white}
          strokeWidth="2.4"
        />
      </g>
    </Sheet>
  );
}
