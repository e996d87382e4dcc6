import type { ReactElement } from 'react';
import { box, clay, clayDeep, Envelope, fresh, ink, mist, Piece, Plane, sky, skyDeep } from '../../shared/parts.tsx';
import { arrive, carry, gather, linear, move, pulse, settle } from '../engine/motion.ts';
import { demo, Held, onFilm, Touch } from '../parts/demo.tsx';
import { Bar, Listening, screen } from '../parts/device.tsx';
import { Chip, Note, typed } from '../parts/paper.tsx';
import { G } from '../parts/stage.tsx';
import { Talk } from '../parts/talk.tsx';
import { Lines, Text } from '../parts/text.tsx';

const letter = ['We start Monday at 7:00.', 'Could you move both cars', 'by then? Thank you, Dale'] as const;

/** The letter in its window, round its own middle. */
function Letter({ t, at, sent }: { t: number; at: number; sent: number }): ReactElement {
  const found = move(t, at + 0.6, 0.4, settle);
  return (
    <>
      <Piece d={box(516, 440, 20)} lift={10} />
      <path d="M-258-138v-62a20 20 0 0 1 20-20h476a20 20 0 0 1 20 20v62z" fill={sky} />
      <Text x={-230} y={-164} size={38}>To</Text>
      <G x={-164} y={-178} scale={found}><Chip text="The Hendersons" fill={clay} size={36} /></G>
      {letter.map((line, i) => (
        <Text key={line} x={-230} y={-72 + i * 62} size={38} face="text">{typed(line, move(t, at + 1.2 + i * 0.9, 0.85, linear))}</Text>
      ))}
      <G x={-230} y={152} scale={move(t, at + 3.8, 0.4, settle) * (1 - sent * 0.1)}>
        <Piece d={box(200, 80, 18, 0, -40)} fill={fresh} lift={sent > 0.3 ? 2 : 8} />
        <Text x={100} y={14} size={42} anchor="middle">Send</Text>
      </G>
    </>
  );
}

export const pa1 = demo({
  id: 'pa-1',
  title: 'Sending Emails',
  heading: ['Sending', 'Emails'],
  ground: 'sky',
  cut: 'M640-369V250c-30 14-72 2-84-30-38 22-92 4-98-44-44 0-68-44-48-80-22-32-8-76 22-96-34-34-30-84 6-106-26-44-2-96 44-104 4-54 50-96 90-99z',
  grow: { 3: <path d="M-22 128h84v700h-84z" fill={ink} transform="translate(206 256) rotate(-10)" /> },
  leave: 'down',
  beats: {
    ask: { lasts: 4, tells: 'Gloves on, the roofer says: “Tell the Hendersons we start Monday at seven.”' },
    write: { lasts: 5.6, tells: 'The assistant finds the address and writes: start at 7:00, please move both cars.' },
    send: { lasts: 3, tells: '“Send it.” The letter folds into a paper plane and is gone.' },
    answer: { lasts: 3.6, tells: 'Minutes later the answer: “No cars in your way on Monday!”' },
  },
  closing: {
    figure: '5 min',
    under: 'of typing saved',
    words: 'And the gloves stayed on.',
    tells: 'Five minutes of typing saved. And the gloves stayed on.',
    seal: { pieces: [2], at: [522, 130], scale: 1 },
  },
  play: (t, at) => {
    const up = move(t, at.write, 0.7, arrive);
    const press = pulse(t, at.send + 1.1, 0.4);
    const fold = move(t, at.send + 1.35, 0.4, gather);
    const fly = move(t, at.send + 1.75, 1.1, gather);
    const plane = { x: onFilm.x + 282 + fly * 560, y: onFilm.y + 642 - fly * 900 - Math.sin(fly * Math.PI) * 60 };
    const scroll = move(t, at.answer, 0.6, carry) * 580;
    return (
      <>
        <Held t={t} from={at.ask} to={at.closing} sleeve={clayDeep} skin={mist} taps={[at.send + 1.1]}>
          <Listening t={t} from={at.ask + 0.2} to={at.write - 0.2} />
          <G y={-scroll}>
            <Talk from="owner" text="Tell the Hendersons we start Monday at seven, and ask them to move the cars." y={128} t={t} at={at.ask + 0.4} />
            <G x={282} y={642 + (1 - up) * 1000} sx={1 - fold} sy={1 - fold * 0.6} turn={-fold * 30}>
              <Letter t={t} at={at.write} sent={press} />
            </G>
            <Talk from="owner" text="Send it." y={884} t={t} at={at.send + 0.2} fill={skyDeep} />
          </G>
          <Touch x={182} y={794} t={t} at={at.send + 1.15} />
          <Talk from="assistant" text="Sent at 6:41." y={436} t={t} at={at.answer + 0.1} fill={fresh} />
          <G y={(1 - move(t, at.answer + 1.1, 0.5, settle)) * 620}>
            <Note x={24} y={592} w={516} h={186}>
              <Envelope x={74} y={66} w={86} flap={sky} lift={0} />
              <Text x={138} y={60} size={38}>Ann Henderson</Text>
              <Lines lines={['No cars in your way', 'on Monday!']} x={138} y={72} size={38} face="text" />
            </Note>
          </G>
          <Bar w={screen.w} clock="6:41" t={t} />
        </Held>
        {fold > 0.6 && fly < 1 ? <Plane x={plane.x} y={plane.y} turn={-14 + fly * 20} /> : null}
      </>
    );
  },
});
