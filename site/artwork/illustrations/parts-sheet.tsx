/**
 * An overview of the parts that illustrations and videos share, each with its name. The site does
 * not show this image.
 */
import type { ReactElement } from 'react';
import { colour, Sheet } from '../shared/line.tsx';
import { letters } from '../shared/lettering.ts';
import {
  Avatar,
  Badge,
  Bubble,
  Card,
  Client,
  Clock,
  Cursor,
  Dollar,
  Envelope,
  Ghost,
  Hand,
  Line,
  Magnifier,
  Nail,
  Page,
  Pdf,
  Phone,
  Plane,
  Question,
  Receiver,
  Sheet as CalendarSheet,
  Store,
  Table,
  Tag,
  Tape,
  TapeCase,
  Tick,
  Window,
  Words,
  Worker,
  box,
  clay,
  clayDeep,
  disc,
  fresh,
  ink,
  mist,
  sky,
  skyDeep,
  soft,
  white,
} from '../shared/parts.ts';

const parts: readonly (readonly [name: string, part: ReactElement])[] = [
  ['Window', <Window key="" x={-100} y={-80} w={200} h={150} />],
  ['Phone', <Phone key="" w={110} h={190} />],
  [
    'Page',
    <Page key="" w={140} h={180}>
      <Words
        at={[
          [-46, 0, 92],
          [-46, 30, 60],
        ]}
      />
    </Page>,
  ],
  ['Table', <Table key="" x={-95} y={-80} w={190} rows={3} rowH={40} cols={[64, 128]} />],
  ['Sheet', <CalendarSheet key="" w={180} h={160} />],
  [
    'Clock',
    <Clock key="" r={76} x={0} y={0}>
      <Line d="M0 0V-40M0 0l28 18" />
    </Clock>,
  ],
  ['Envelope', <Envelope key="" w={170} flap={sky} />],
  ['Plane', <Plane key="" />],
  ['Tag', <Tag key="" w={180} h={84} fill={fresh} />],
  ['Bubble', <Bubble key="" w={190} h={110} tail={-50} />],
  [
    'Card',
    <Card key="" w={180} h={110} fill={fresh}>
      <Words
        at={[
          [-56, -14, 112],
          [-56, 16, 60],
        ]}
        tone={ink}
      />
    </Card>,
  ],
  ['Ghost', <Ghost key="" w={180} h={110} x={0} y={0} />],
  ['Magnifier', <Magnifier key="" r={62} x={-20} y={-26} />],
  ['Hand', <Hand key="" y={-90} />],
  ['Cursor', <Cursor key="" x={-28} y={-48} />],
  [
    'Badge, Tick',
    <Badge key="" r={54}>
      <Tick size={28} weight={14} />
    </Badge>,
  ],
  ['Store', <Store key="" x={0} y={-40} rx={96} ry={26} tier={34} tones={[sky, white, sky]} />],
  [
    'Tape, TapeCase',
    <g key="">
      <Tape x={-54} y={-70} w={44} h={170} step={26} hook={false} />
      <TapeCase x={10} y={-40} size={90} turn={-90} />
    </g>,
  ],
  [
    'Worker',
    <g key="" transform="translate(0 -10) scale(.62)">
      <Worker />
    </g>,
  ],
  [
    'Client',
    <g key="" transform="translate(0 -2) scale(.62)">
      <Client shirt={clay} />
    </g>,
  ],
  ['Avatar', <Avatar key="" r={70} fill={sky} />],
  [
    'Receiver',
    <g key="" transform="scale(2)">
      <Receiver turn={-135} />
    </g>,
  ],
  [
    'Question, Dollar',
    <g key="">
      <Question x={-50} />
      <Dollar x={50} size={1.4} weight={10} />
    </g>,
  ],
  [
    'Pdf, Nail',
    <g key="">
      <path d={box(190, 90, 12)} fill={clayDeep} />
      <Pdf x={0} y={0} />
      <Nail x={0} y={-70} />
    </g>,
  ],
];

const tones = { ink, fresh, sky, skyDeep, clay, clayDeep, mist, soft } as const;
const columns = 6;
const cell = 250;

export function PartsSheet(): ReactElement {
  const rows = Math.ceil(parts.length / columns);
  const label = (text: string, x: number, y: number): ReactElement => (
    <path d={letters(text, { size: 24, x, y, anchor: 'middle', face: 'strong' })} fill={ink} />
  );
  return (
    <Sheet w={columns * cell} h={rows * cell + 110}>
      <path d={`M0 0h${columns * cell}v${rows * cell + 110}H0z`} fill={colour.sand} />
      {parts.map(([name, part], i) => {
        const x = (i % columns) * cell + cell / 2;
        const y = Math.floor(i / columns) * cell + cell / 2;
        return (
          <g key={name}>
            <g transform={`translate(${x} ${y - 6})`}>
              <g
                clipPath="url(#cell)"
                fill={white}
                stroke={ink}
                strokeWidth={8}
                strokeLinecap="round"
                strokeLinejoin="round"
              >
                {part}
              </g>
            </g>
            {label(name, x, y + 116)}
          </g>
        );
      })}
      <clipPath id="cell">
        <path d={box(240, 206)} />
      </clipPath>
      {Object.entries(tones).map(([name, tone], i) => {
        const x = ((i + 0.5) * columns * cell) / Object.keys(tones).length;
        return (
          <g key={name}>
            <path d={disc(26, x, rows * cell + 34)} fill={tone} stroke={ink} strokeWidth={6} />
            {label(name, x, rows * cell + 92)}
          </g>
        );
      })}
    </Sheet>
  );
}
