import { palette, tints } from '../../../styles/palette.ts';
import {
  box,
  clayDeep,
  disc,
  fresh,
  ink,
  Line,
  mist,
  Piece,
  sky,
  skyDeep,
  soft,
  Store,
  white,
  Worker,
} from '../../shared/parts.ts';
import {
  arrive,
  between,
  carry,
  gather,
  keys,
  linear,
  move,
  pulse,
  settle,
  shake,
  slide,
} from '../engine/motion.ts';
import { demo } from '../parts/demo.tsx';
import { Assistant, Wave } from '../parts/device.tsx';
import { Done, Reach, typed } from '../parts/paper.tsx';
import { G } from '../parts/stage.tsx';
import { Talk } from '../parts/talk.tsx';
import { Text } from '../parts/text.tsx';
import { Heater } from './props/pa-8.tsx';

const facts = [
  ['Model', '50 gallon, gas'],
  ['Installed', '2 years ago'],
  ['Warranty', '4 of 6 years left'],
] as const;
const serial = 'GX 5017 332';

/** The plate of the water heater, in the frame. */
const plate = { x: 560, y: 912, w: 270, h: 112 } as const;

export const pa8 = demo({
  id: 'pa-8',
  title: 'Reading Database Info',
  heading: ['Reading', 'Database Info'],
  ground: 'sand',
  cut: disc(196, 210, 212),
  leave: 'right',
  beats: {
    ask: {
      lasts: 3.6,
      tells:
        'In a dark basement, by lamplight: “Which water heater did we install at 12 Oak Street?”',
    },
    dig: {
      lasts: 3.2,
      tells: 'Cards fly up from a store of jobs. The yellow one is the right one.',
    },
    card: {
      lasts: 4.4,
      tells: 'It says: 50 gallon, gas, installed 2 years ago, 4 of 6 warranty years left.',
    },
    serial: { lasts: 2.8, tells: 'The assistant reads out the serial number: GX 5017 332.' },
    wipe: {
      lasts: 3.8,
      tells: 'The plumber wipes the dirty plate on the tank. GX 5017 332. “It matches.”',
    },
  },
  closing: {
    figure: '6 sec',
    under: 'not one binder',
    words: 'And the number on the tank matches.',
    tells: 'Six seconds, and not one binder opened. The number on the tank matches.',
    seal: { pieces: [1], at: [482, 130], scale: 1 },
  },
  marks: (t, at) => (t > at.ask - 0.1 && t < at.closing + 0.35 ? white : ink),
  backdrop: (t, at) => {
    const here = keys(t, [
      [at.ask - 0.5, 1],
      [at.ask + 0.1, 0, arrive],
      [at.closing, 0],
      [at.closing + 0.45, 1, gather],
    ]);
    if (here >= 1) return null;
    return (
      <g fill="none" stroke={ink} strokeLinecap="round" strokeLinejoin="round">
        <G y={here * -1400}>
          <path d="M0 0H720V1290H0z" fill={palette.steel} />
          <path
            d="M60 320h90M330 250h110M40 640h120M250 760h100M420 420h70M60 1060h80"
            strokeWidth={6}
          />
        </G>
      </g>
    );
  },
  play: (t, at) => {
    const scene = keys(t, [
      [at.ask - 0.4, 1300],
      [at.ask + 0.4, 0, arrive],
      [at.closing - 0.05, 0],
      [at.closing + 0.42, 1300, gather],
    ]);
    if (scene >= 1300) return null;
    const lit = t > at.ask + 0.7 && Math.abs(t - at.ask - 0.95) > 0.1;
    const store = move(t, at.dig - 0.1, 0.6, arrive);
    const sink = move(t, at.card - 0.3, 0.6, gather);
    const found = move(t, at.dig + 1.9, 0.6, settle);
    const open = move(t, at.card - 0.2, 0.7, arrive);
    const asks = move(t, at.card + 0.2, 0.4, gather);
    const wiped = move(t, at.wipe + 0.7, 1, linear);
    const rub = t > at.wipe + 0.6 && t < at.wipe + 1.8 ? Math.sin((t - at.wipe) * 14) * 70 : 0;
    const matched = move(t, at.wipe + 2.3, 0.4, settle);
    const nods = pulse(t, at.ask + 1.3, 0.5) + pulse(t, at.wipe + 2.6, 0.5);
    return (
      <G y={scene}>
        {lit ? <path d="M262 846L720 560V1130z" fill={tints.straw.value} stroke="none" /> : null}
        <G x={560} y={1170}>
          <Heater hum={Math.round(shake(t, at.ask + 0.2, 0.7, 5) * 3)} />
        </G>
        {lit ? <path d="M262 846L408 756V956z" fill={tints.straw.value} stroke="none" /> : null}
        <G x={plate.x} y={plate.y}>
          <path d={box(plate.w, plate.h, 14)} fill={matched > 0 ? fresh : mist} />
          <Text y={-14} anchor="middle" size={34}>
            Serial
          </Text>
          <Text y={34} anchor="middle" size={44} face="display">
            {serial}
          </Text>
          {wiped >= 1 ? null : (
            <>
              <clipPath id="dirt">
                <path
                  d={
                    `M${-plate.w / 2 + plate.w * wiped}-60H${plate.w / 2}` +
                    `V60H${-plate.w / 2 + plate.w * wiped}z`
                  }
                />
              </clipPath>
              <G clip="dirt">
                <path d={box(plate.w - 14, plate.h - 14, 10)} fill={soft} stroke="none" />
                <Line
                  d="M-120-30l60 50 40-56 56 60 40-50 50 44M-110 20l40-30M60-36l40 50"
                  tone={ink}
                  weight={12}
                />
              </G>
            </>
          )}
          <Done x={124} y={-60} r={42} t={t} at={at.wipe + 2.3} fill={white} />
        </G>
        <G x={170} y={980 + nods * 8} turn={-1 + nods * 2} scale={1.16}>
          <Worker shirt={skyDeep} />
          <path d={box(46, 40, 12, 34, -92)} fill={white} />
          <path d={disc(9, 66, -72)} fill={lit ? fresh : mist} strokeWidth={6} />
        </G>
        <path d="M-20 1196H740V1340H-20z" fill={tints.mistDeep.value} />
        <Talk
          from="assistant"
          x={40}
          width={640}
          size={48}
          text={'Which water heater\ndid we install at\n12 Oak Street?'}
          y={118 - asks * 500}
          t={t}
          at={at.ask + 1}
          fill={white}
        />
        {t < at.dig - 0.1 || sink >= 1 ? null : (
          <G y={(1 - store) * 900 + sink * 900}>
            <Store x={230} y={560} rx={186} ry={46} tier={58} tones={[sky, white, sky]}>
              {[0, 1, 2, 3, 4].map((i) => {
                const hop = Math.sin(
                  Math.min(Math.PI, Math.max(0, (t - at.dig - 0.4 - i * 0.3) * 3.6)),
                );
                return (
                  <G key={i} x={-112 + i * 56} y={-24 - hop * 150} turn={-10 + i * 5}>
                    <Piece d={box(106, 146, 12)} lift={0} />
                    <Line d="M-30-40h60M-30-14h40" tone={soft} weight={10} />
                  </G>
                );
              })}
              {found <= 0 ? null : (
                <G y={between(60, -120, found)} turn={-4}>
                  <Piece d={box(250, 240, 18)} fill={fresh} lift={0} />
                  <Text y={-46} size={42} face="display" anchor="middle">
                    12 Oak St.
                  </Text>
                  <Line d="M-84-6h168M-84 26h110" weight={10} />
                </G>
              )}
            </Store>
          </G>
        )}
        {open <= 0 ? null : (
          <G x={330} y={between(1500, 352, open)} turn={(1 - open) * -10}>
            <Piece d={box(590, 480, 26)} fill={fresh} lift={14} />
            <Text x={-262} y={-160} size={62} face="display">
              12 Oak Street
            </Text>
            {facts.map(([name, value], i) => {
              const shown = move(t, at.card + 0.5 + i * 1, 0.4, settle);
              return (
                <G
                  key={name}
                  x={-262}
                  y={-82 + i * 80 + (1 - shown) * 30}
                  scale={shown > 0 ? 1 : 0}
                >
                  <Text size={40} face="text">
                    {name}
                  </Text>
                  <Text x={204} size={42}>
                    {value}
                  </Text>
                </G>
              );
            })}
            {[0, 1, 2, 3, 4, 5].map((year) => (
              <path
                key={year}
                d={box(40, 26, 8, -58 + year * 52, 100)}
                fill={year < 2 ? white : clayDeep}
                strokeWidth={6}
                transform={t > at.card + 2.9 + year * 0.12 ? 'scale(1)' : 'scale(0)'}
              />
            ))}
            <Line d="M-262 150H262" weight={5} />
            <G x={-262} y={206} scale={t > at.serial ? 1 : 0}>
              <Text size={40} face="text">
                Serial
              </Text>
              <Text x={204} size={44} face="display">
                {typed(serial, move(t, at.serial + 0.3, 1.7, linear))}
              </Text>
            </G>
            <G x={270} y={-220} scale={move(t, at.card + 0.2, 0.4, settle)}>
              <Assistant r={52} fill={white} blink={t % 2.7 > 2.56 ? 1 : 0} />
            </G>
          </G>
        )}
        {t > at.serial && t < at.wipe ? (
          <Wave
            x={330}
            y={646}
            w={420}
            t={t}
            loud={move(t, at.serial + 0.3, 0.3) - move(t, at.serial + 2.1, 0.3)}
          />
        ) : null}
        {t > at.wipe && t < at.closing ? (
          <Reach
            x={
              keys(t, [
                [at.wipe, 520],
                [at.wipe + 0.6, 470, slide],
                [at.wipe + 1.8, 640, linear],
                [at.wipe + 2.4, 760, carry],
              ]) +
              rub * 0.5
            }
            y={keys(t, [
              [at.wipe, 1400],
              [at.wipe + 0.6, 936, slide],
              [at.wipe + 1.8, 936],
              [at.wipe + 2.5, 1400, gather],
            ])}
            sleeve={skyDeep}
            turn={-4}
          />
        ) : null}
        <Talk
          from="assistant"
          x={40}
          width={420}
          size={52}
          text="It matches."
          y={680}
          t={t < at.closing ? t : 0}
          at={at.wipe + 2.5}
          fill={white}
        />
      </G>
    );
  },
});
