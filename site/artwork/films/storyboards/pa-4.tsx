import type { ReactElement } from 'react';
import { box, Card, clay, clayDeep, fresh, Line, mist, Piece, Receiver, skyDeep, white } from '../../shared/parts.tsx';
import { arrive, carry, gather, keys, linear, move, pulse, settle, shake, slide, sway, wind } from '../engine/motion.ts';
import { demo } from '../parts/demo.tsx';
import { Chip, Done } from '../parts/paper.tsx';
import { G } from '../parts/stage.tsx';
import { Talk } from '../parts/talk.tsx';
import { Text } from '../parts/text.tsx';

const hours = ['12', '1', '2', '3', '4'] as const;
const hour = 118;

/** Friday afternoon on a sheet of its own, 600 wide, from its upper left corner. */
function Friday(): ReactElement {
  return (
    <>
      <Piece d={box(600, 740, 24, 0, 0)} lift={16} />
      <path d="M0 92V24A24 24 0 0 1 24 0H576a24 24 0 0 1 24 24V92z" fill={skyDeep} />
      <path d={box(24, 60, 12, 120, -30) + box(24, 60, 12, 456, -30)} />
      <Text x={300} y={64} size={52} face="display" anchor="middle">Friday</Text>
      {hours.map((time, i) => (
        <Text key={time} x={84} y={130 + i * hour + 14} size={40} anchor="end">{time}</Text>
      ))}
      <Line d={hours.map((_, i) => `M108 ${130 + i * hour}H570`).join('')} tone={mist} weight={6} />
    </>
  );
}

export const pa4 = demo({
  id: 'pa-4',
  title: 'Creating Time Blocks',
  heading: ['Creating', 'Time Blocks'],
  ground: 'straw',
  cut: 'M322-369H640V769H615z',
  grow: { 0: <><path d="M366-10V10" fill="none" /><path d="M-40-44H680v36H-40z" fill={clayDeep} /><path d="M-4-44l36 36 36-36 36 36 36-36 36 36 36-36 36 36 36-36 36 36 36-36 36 36 36-36 36 36 36-36 36 36 36-36 36 36 36-36" fill="none" strokeWidth={5} /></> },
  leave: 'down',
  beats: {
    ask: { lasts: 3.6, tells: 'The electrician says: “Keep Friday afternoon free for invoices.”' },
    lower: { lasts: 4.6, tells: 'A crane lowers a yellow block into Friday: invoices, from 1:00 to 4:00.' },
    bump: { lasts: 5, tells: 'A sales call wants 2:00. It bounces off the block and falls.' },
    bell: { lasts: 3.4, tells: 'A bell rings: the reminder is set for 12:45.' },
  },
  closing: {
    figure: '3 hours',
    under: 'kept free each week',
    words: 'No more invoices on Sunday night.',
    tells: 'Three hours kept free each week. No more invoices on Sunday night.',
    seal: { pieces: [], at: [0, 10], scale: 1, draw: <Card w={250} h={96} turn={-3} fill={fresh} lift={12}><Line d="M-24 0h48M0-24v48" weight={14} /></Card> },
  },
  play: (t, at) => {
    const sheet = keys(t, [[at.ask - 0.4, 1300], [at.ask + 0.4, 0, arrive], [at.closing - 0.05, 0], [at.closing + 0.45, 1300, gather]]);
    const talk = move(t, at.lower - 0.2, 0.5, wind);
    const down = keys(t, [[at.lower, -700], [at.lower + 1.9, -46, carry], [at.lower + 2.3, -46], [at.lower + 2.7, 0, gather]]);
    const hook = keys(t, [[at.lower, -700], [at.lower + 1.9, -46, carry], [at.lower + 2.3, -46], [at.lower + 2.7, 0, gather], [at.lower + 3.2, 0], [at.lower + 4.2, -900, gather]]);
    const swing = t < at.lower + 2.5 ? sway(t - at.lower, 1.6) * 5 * (1 - move(t, at.lower + 0.2, 2.1, linear)) : 0;
    const hit = at.bump + 2.2;
    const knock = shake(t, hit, 0.5, 2);
    const call = {
      x: keys(t, [[at.bump + 0.1, 1000], [at.bump + 0.7, 556, arrive], [hit, 556], [hit + 1.1, 800, linear]]),
      y: keys(t, [[hit - 0.6, 462], [hit - 0.25, 420, slide], [hit, 486, gather], [hit + 0.3, 400, slide], [hit + 1.1, 1500, gather]]),
      turn: keys(t, [[hit - 0.6, -4], [hit, 3], [hit + 1.1, 110, slide]]),
    };
    const ringing = shake(t, at.bell + 0.7, 1.2, 6);
    return (
      <>
        <G x={60} y={330 + sheet}>
          <Friday />
        </G>
        {t < at.lower - 0.1 ? null : (
          <G y={sheet}>
            {hook > -880 ? (
              <G x={404} turn={swing}>
                <Line d={`M0-60V${438 + hook}`} weight={8} />
                <G y={584 + hook}>
                  <Line d="M-150 0L0-60 150 0" weight={7} />
                  <path d={box(70, 64, 16, -35, -150)} fill={clayDeep} />
                  <Line d="M0-86v14c36 6 34 46 0 46-20 0-28-12-28-26" weight={10} />
                </G>
              </G>
            ) : null}
            <G x={404 + knock * 10} y={460 + 3 * hour / 2 + 118 + down} turn={swing * 0.8 + knock * 1.4} sy={1 - pulse(t, at.lower + 2.65, 0.25) * 0.04}>
              <Piece d={box(466, 3 * hour - 12, 24)} fill={fresh} lift={12} />
              <Text x={-196} y={-54} size={68} face="display">Invoices</Text>
              <Text x={-196} y={4} size={42} face="text">1:00 to 4:00</Text>
              <G x={-196} y={78} scale={move(t, at.lower + 3.1, 0.4, settle)}><Chip text="Busy" fill={white} size={38} /></G>
            </G>
          </G>
        )}
        {t > at.bump && t < hit + 1.2 ? (
          <G x={call.x} y={call.y} turn={call.turn}>
            <Piece d={box(270, 190, 22)} fill={clay} lift={10} />
            <Receiver x={-76} y={-30} />
            <Text x={-112} y={50} size={36}>Sales call</Text>
            <Text x={-20} y={-16} size={44} face="display">2:00?</Text>
          </G>
        ) : null}
        {knock !== 0 && t < hit + 0.25 ? <Line d="M400 560l-40-36M380 600h-44M690 570l30-30" weight={10} /> : null}
        <G y={-talk * 500}>
          <Talk from="owner" x={60} span={600} width={560} size={46} text="Keep Friday afternoon free for invoices." y={112} t={t} at={at.ask + 0.3} fill={white} />
        </G>
        <Talk from="assistant" x={60} width={560} size={42} text="Sorry, busy until 4:00." y={146} t={t < at.bell - 0.2 ? t : 0} at={hit + 0.3} />
        {t < at.bell || t > at.closing + 0.4 ? null : (
          <G y={sheet}>
            <G x={360} y={206 + (1 - move(t, at.bell + 0.1, 0.6, settle)) * -420}>
              <Piece d={box(560, 128, 26)} lift={10} />
              <G x={-206} y={-34} turn={ringing * 24}>
                <path d="M-34 56c10-12 8-30 8-44 0-46 52-46 52 0 0 14-2 32 8 44z" fill={fresh} />
                <Line d="M-8 66q8 10 16 0" />
              </G>
              <Text x={-140} y={-10} size={40}>Reminder set</Text>
              <Text x={-140} y={38} size={38} face="text">Friday, 12:45</Text>
              <Done x={216} y={0} t={t} at={at.bell + 1.2} />
            </G>
          </G>
        )}
      </>
    );
  },
});
