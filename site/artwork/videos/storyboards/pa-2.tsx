import { clayDeep, disc, Envelope, fresh, mist, sky, skyDeep, white } from '../../shared/parts.ts';
import {
  arrive,
  between,
  carry,
  drop,
  gather,
  linear,
  move,
  pulse,
  settle,
  shake,
} from '../engine/motion.ts';
import { demo } from '../parts/demo.tsx';
import { OnBench } from '../parts/hands.tsx';
import { Bar, Listening, slate } from '../parts/device.tsx';
import { Mug, Note } from '../parts/paper.tsx';
import { G } from '../parts/stage.tsx';
import { Talk } from '../parts/talk.tsx';
import { Text } from '../parts/text.tsx';

const kept = [
  { from: 'Luis Alvarez', words: 'Yes to the roof. When?', dot: clayDeep },
  { from: 'Permit office', words: 'Needs a drawing', dot: skyDeep },
  { from: 'Lumber yard', words: 'Truck late. Is 2:00 okay?', dot: white },
] as const;

export const pa2 = demo({
  id: 'pa-2',
  title: 'Getting Emails',
  heading: ['Getting', 'Emails'],
  ground: 'clay',
  cut: 'M0 769V270c120-40 190 20 300-16s220-110 340-80V769z',
  leave: 'right',
  beats: {
    ask: { lasts: 3.2, tells: 'Over coffee the owner asks: “What came in this morning?”' },
    flood: { lasts: 3.6, tells: 'Mail rains down on the screen and piles up: 41 new emails.' },
    sort: {
      lasts: 5.6,
      tells:
        'Three rise out of the pile: a yes to a roof, a missing drawing, a late truck. Each ' +
        'asks something.',
    },
    rest: {
      lasts: 3.6,
      tells: 'A lid closes over the others: 38 can wait. Most of them sell toner.',
    },
  },
  closing: {
    figure: '3 of 41',
    under: 'needed an answer',
    words: 'Read out while the coffee was hot.',
    tells: 'Three of 41 needed an answer. The coffee is still hot.',
    seal: { pieces: [4], at: [466, 132] },
  },
  play: (t, at) => {
    const count = Math.round(move(t, at.flood + 0.2, 2.6, linear) * 41);
    const shrink = move(t, at.sort - 0.1, 0.4, gather);
    const lid = move(t, at.rest + 0.1, 0.7, drop);
    return (
      <OnBench t={t} from={at.ask} to={at.closing} prop={<Mug x={606} y={1032} />}>
        <Listening t={t} from={at.ask + 0.2} to={at.flood - 0.2} x={306} y={470} />
        <Talk
          from="owner"
          text="What came in this morning?"
          y={126}
          span={564}
          width={600}
          size={38}
          t={t}
          at={at.ask + 0.4}
        />
        {t < at.flood ? null : (
          <>
            <G y={move(t, at.sort, 0.6, carry) * 70}>
              {Array.from({ length: 21 }, (_, i) => {
                const fallen = move(t, at.flood + 0.1 + i * 0.12, 0.6, drop);
                const seat = Math.floor(i / 6);
                return fallen <= 0 ? null : (
                  <Envelope
                    key={i}
                    x={70 + ((i % 6) * 95 + (seat % 2) * 47 + ((i * 13) % 17))}
                    y={between(-80, 738 - seat * 52, fallen)}
                    w={132}
                    turn={((i * 47) % 37) - 18}
                    lift={6}
                    flap={i % 3 === 0 ? sky : i % 3 === 1 ? mist : white}
                  />
                );
              })}
            </G>
            <G x={306} y={372} scale={move(t, at.flood + 0.1, 0.4, settle) * (1 - shrink)}>
              <Text anchor="middle" size={190} face="display">
                {String(count)}
              </Text>
              <Text y={62} anchor="middle" size={46}>
                new emails
              </Text>
            </G>
          </>
        )}
        {kept.map(({ from, words, dot }, i) => {
          const start = at.sort + 0.4 + i * 1.4;
          const risen = move(t, start, 0.7, arrive);
          const asks = move(t, at.sort + 4.2 + i * 0.4, 0.4, settle);
          const nod = pulse(t, at.rest + 1.3 + i * 0.4, 0.5);
          return risen <= 0 ? null : (
            <G
              key={from}
              x={306}
              y={between(760, 306 + i * 128, risen) - nod * 14}
              turn={(1 - risen) * (i - 1) * 8 - nod * 2}
              scale={between(0.5, 1, risen)}
            >
              <G x={-282} y={-56}>
                <Note w={564} h={112} fill={fresh}>
                  <path d={disc(18 + asks * 14, 44, 56)} fill={dot} strokeWidth={6} />
                  <G x={44} y={70} scale={asks}>
                    <Text size={42} face="display" anchor="middle">
                      ?
                    </Text>
                  </G>
                  <Text x={86} y={48} size={38}>
                    {from}
                  </Text>
                  <Text x={86} y={92} size={38} face="text">
                    {words}
                  </Text>
                </Note>
              </G>
            </G>
          );
        })}
        {lid <= 0 ? null : (
          <G y={(1 - lid) * -760} turn={shake(t, at.rest + 0.5, 0.5, 1.5) * 0.8}>
            <Note x={-30} y={644} w={680} h={220} fill={mist} lift={0}>
              <Text x={336} y={66} size={52} face="display" anchor="middle">
                38 can wait
              </Text>
              <Text x={336} y={116} size={36} face="text" anchor="middle">
                Most of them sell toner.
              </Text>
            </Note>
          </G>
        )}
        <Bar w={slate.w} clock="6:55" t={t} />
      </OnBench>
    );
  },
});
