import { box, clay, Envelope, fresh, mist, Piece, sky, Tag, Tick, white } from '../../shared/parts.tsx';
import { arrive, between, carry, gather, keys, linear, move, pulse, settle, shake } from '../engine/motion.ts';
import { demo, OnBench } from '../parts/demo.tsx';
import { Bar, slate } from '../parts/device.tsx';
import { Note, Pencil, typed } from '../parts/paper.tsx';
import { G } from '../parts/stage.tsx';
import { Text } from '../parts/text.tsx';

const tasks = ['Permit', 'Lumber', 'Crew'] as const;

export const pa10 = demo({
  id: 'pa-10',
  title: 'CRM/Trello Update on Email Received + Label',
  brief: 'CRM/Trello update',
  heading: ['CRM/Trello Update', 'on Email Received', '+ Label'],
  ground: 'mist',
  cut: 'M0 250l640-150V769H0z',
  leave: 'right',
  opens: 2.6,
  beats: {
    mail: { lasts: 3.8, tells: 'An email flies in from Nora Bell: “We accept your quote.”' },
    label: { lasts: 2.8, tells: 'A yellow label is tied on: Won.' },
    carry: { lasts: 4, tells: 'On the board her card is lifted from Quoted and put down under Booked.' },
    fill: { lasts: 5, tells: 'The card opens: start on May 12, and a checklist ticks itself off.' },
  },
  closing: {
    figure: '0 taps',
    under: 'from yes to booked',
    words: 'Email, label, card, date: done alone.',
    tells: 'No tap from yes to booked.',
    seal: { pieces: [4], at: [464, 226], scale: 1.1 },
  },
  play: (t, at) => {
    const come = move(t, at.mail + 0.3, 0.9, arrive);
    const open = move(t, at.mail + 1.2, 0.4, settle);
    const tied = move(t, at.label + 0.3, 0.5, settle);
    const lift = keys(t, [[at.carry + 0.3, 0], [at.carry + 0.7, 1, settle], [at.carry + 1.9, 1], [at.carry + 2.25, 0, gather]]);
    const over = move(t, at.carry + 0.8, 1.1, carry);
    const landed = at.carry + 2.2;
    const room = move(t, at.carry + 1.2, 0.6, settle);
    const tall = between(104, 286, move(t, at.fill + 0.1, 0.6, settle));
    return (
      <OnBench t={t} from={at.mail} to={at.closing} prop={<Pencil x={540} y={1050} turn={6} />}>
        {['Quoted', 'Booked'].map((name, i) => (
          <Note key={name} x={20 + i * 292} y={326} w={280} h={466} fill={i === 0 ? white : sky} lift={0}>
            <Text x={24} y={52} size={40} face="display">{name}</Text>
          </Note>
        ))}
        <Note x={36} y={522 - room * 120} w={248} h={100} fill={mist} lift={6}><Text x={20} y={62} size={36}>Cho, fence</Text></Note>
        <Note x={328} y={402 + room * 116 + (tall - 104) * 0.98} w={248} h={84} fill={mist} lift={6}><Text x={20} y={54} size={36}>Diaz, stairs</Text></Note>
        <G x={between(160, 452, over)} y={454 - lift * 40 - Math.sin(over * Math.PI) * 50} turn={lift * (-4 + over * 9)} sy={1 - pulse(t, landed, 0.25) * 0.06}>
          <Piece d={box(252, tall, 14, -126, -52)} fill={fresh} lift={8 + Math.round(lift * 16)} />
          <Text x={-106} y={12} size={36}>Bell, deck</Text>
          {t < at.fill + 0.4 ? null : (
            <>
              <Text x={-106} y={62} size={35} face="text">{typed('Starts May 12', move(t, at.fill + 0.5, 0.9, linear))}</Text>
              {tasks.map((task, i) => {
                const ticked = move(t, at.fill + 1.9 + i * 0.65, 0.3, settle);
                return (
                  <G key={task} x={-106} y={86 + i * 49} scale={move(t, at.fill + 1.1 + i * 0.15, 0.3, settle)}>
                    <path d={box(36, 36, 8, 0, 0)} strokeWidth={6} />
                    <G x={20} y={14} scale={ticked}><Tick size={18} weight={9} /></G>
                    <Text x={54} y={31} size={36}>{task}</Text>
                  </G>
                );
              })}
            </>
          )}
        </G>
        {t < at.mail + 0.2 ? null : (
          <G x={between(900, 0, come)} y={Math.sin(come * Math.PI) * -60} turn={(1 - come) * 12}>
            <Note x={20} y={122} w={572} h={180}>
              <Envelope x={84} y={80} w={112} flap={clay} lift={0} turn={shake(t, at.mail + 1, 0.4, 2) * 5} />
              <Text x={164} y={54} size={40}>Nora Bell</Text>
              <G x={164} y={104} sy={open}><Text size={40} face="text">We accept</Text><Text y={46} size={40} face="text">your quote.</Text></G>
            </Note>
            {tied <= 0 ? null : (
              <G x={502} y={between(-260, 176, tied)} turn={-5 + (1 - tied) * 40 + shake(t, at.label + 0.6, 0.6, 2) * 6}>
                <Tag w={190} h={84} fill={fresh} lift={10} />
                <Text x={20} y={16} size={50} face="display" anchor="middle">Won</Text>
              </G>
            )}
          </G>
        )}
        <Bar w={slate.w} clock="11:15" title="Jobs" t={t} />
      </OnBench>
    );
  },
});
