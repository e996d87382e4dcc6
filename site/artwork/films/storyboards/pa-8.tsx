import type { ReactElement } from 'react';
import { box, clayDeep, disc, fresh, ink, Line, mist, Piece, sky, skyDeep, soft, Store, white } from '../../shared/parts.tsx';
import { arrive, between, gather, keys, linear, move, settle } from '../engine/motion.ts';
import { demo, Held } from '../parts/demo.tsx';
import { Bar, Listening, screen, Wave } from '../parts/device.tsx';
import { Done, typed } from '../parts/paper.tsx';
import { G } from '../parts/stage.tsx';
import { Talk } from '../parts/talk.tsx';
import { Text } from '../parts/text.tsx';

const facts = [
  ['Model', '50 gallon, gas'],
  ['Put in', 'May 2024'],
  ['Warranty', '4 years left'],
] as const;

/** A water heater, its foot at the origin, 190 wide. */
function Heater({ x, y }: { x: number; y: number }): ReactElement {
  return (
    <G x={x} y={y}>
      <Line d="M-44-450V-530H200M44-450V-486H200" weight={30} />
      <Line d="M-44-450V-530H200M44-450V-486H200" weight={14} tone={clayDeep} />
      <Piece d="M-95-420c0-50 190-50 190 0V0h-190z" fill={white} lift={14} />
      <Line d="M-95-330H95M-95-70H95" weight={6} />
      <path d={box(80, 60, 12, -40, -200)} fill={mist} strokeWidth={6} />
      <Line d="M-14-170h28" weight={6} />
    </G>
  );
}

export const pa8 = demo({
  id: 'pa-8',
  title: 'Reading Database Info',
  heading: ['Reading', 'Database Info'],
  ground: 'sand',
  cut: disc(196, 210, 212),
  leave: 'right',
  beats: {
    ask: { lasts: 4, tells: 'In a basement, by an old job: “Which water heater did we put in at 12 Oak Street?”' },
    dig: { lasts: 4, tells: 'Cards fly up from a store of jobs. The yellow one is the right one.' },
    card: { lasts: 5.2, tells: 'It says: 50 gallon, gas, put in May 2024, four years of warranty left.' },
    serial: { lasts: 3.2, tells: 'The assistant reads out the serial number too.' },
  },
  closing: {
    figure: '6 sec',
    under: 'not one binder',
    words: 'Asked and answered in the basement.',
    tells: 'Six seconds, and not one binder opened.',
    seal: { pieces: [1], at: [482, 130], scale: 1 },
  },
  backdrop: (t, at) => {
    const here = keys(t, [[at.ask - 0.5, 0], [at.ask + 0.2, 1, arrive], [at.closing, 1], [at.closing + 0.4, 0, gather]]);
    return here <= 0 ? null : (
      <g fill={white} stroke={ink} strokeWidth={8} strokeLinecap="round" strokeLinejoin="round">
        <G x={(1 - here) * 500}><Heater x={648} y={640} /></G>
      </g>
    );
  },
  play: (t, at) => {
    const store = move(t, at.dig - 0.1, 0.7, arrive);
    const sink = move(t, at.card - 0.3, 0.6, gather);
    const found = move(t, at.dig + 2.4, 0.7, settle);
    const open = move(t, at.card - 0.2, 0.7, arrive);
    return (
      <Held t={t} from={at.ask} to={at.closing} sleeve={skyDeep}>
        <Listening t={t} from={at.ask + 0.2} to={at.dig - 0.3} />
        <Talk from="owner" text={'Which water heater\ndid we put in at\n12 Oak Street?'} y={128} t={t} at={at.ask + 0.4} />
        {t < at.dig - 0.1 || sink >= 1 ? null : (
          <G y={(1 - store) * 1100 + sink * 800}>
            <Store x={282} y={690} rx={196} ry={48} tier={64} tones={[sky, white, sky]}>
              {[0, 1, 2, 3, 4].map((i) => {
                const hop = Math.sin(Math.min(Math.PI, Math.max(0, (t - at.dig - 0.5 - i * 0.36) * 3.4)));
                return (
                  <G key={i} x={-116 + i * 58} y={-24 - hop * 150} turn={-10 + i * 5}>
                    <Piece d={box(110, 150, 12)} lift={0} />
                    <Line d="M-30-40h60M-30-14h40" tone={soft} weight={10} />
                  </G>
                );
              })}
              {found <= 0 ? null : (
                <G y={between(60, -130, found)} turn={-4}>
                  <Piece d={box(250, 250, 18)} fill={fresh} lift={0} />
                  <Text y={-50} size={40} face="display" anchor="middle">12 Oak St.</Text>
                  <Line d="M-84-10h168M-84 22h110" weight={10} />
                </G>
              )}
            </Store>
          </G>
        )}
        {open <= 0 ? null : (
          <G x={282} y={between(900, 590, open)} turn={(1 - open) * -10}>
            <Piece d={box(516, 440, 26)} fill={fresh} lift={12} />
            <Text x={-226} y={-148} size={54} face="display">12 Oak Street</Text>
            {facts.map(([name, value], i) => {
              const shown = move(t, at.card + 0.5 + i * 0.9, 0.4, settle);
              return (
                <G key={name} x={-226} y={-74 + i * 74 + (1 - shown) * 30} scale={shown > 0 ? 1 : 0}>
                  <Text size={36} face="text">{name}</Text>
                  <Text x={178} size={38}>{value}</Text>
                </G>
              );
            })}
            <Line d="M-226 106H226" weight={5} />
            <G x={-226} y={168} scale={t > at.serial ? 1 : 0}>
              <Text size={36} face="text">Serial</Text>
              <Text x={178} size={38}>{typed('GX 5017 332', move(t, at.serial + 0.3, 1.6, linear))}</Text>
            </G>
            <Done x={230} y={-210} r={44} t={t} at={at.serial + 2} fill={white} />
          </G>
        )}
        {t > at.serial ? <Wave x={282} y={892} w={400} t={t} loud={move(t, at.serial + 0.3, 0.3) - move(t, at.serial + 2, 0.3)} /> : null}
        <Bar w={screen.w} clock="10:26" t={t} />
      </Held>
    );
  },
});
