import { brand, demos, pages, testimonials, words } from '#content';
import '../styles/global.css.ts';
import { Watch } from '../components/Watch/Watch.tsx';

const cards = [
  ...demos.map((card) => ({ card, on: '/demos/' })),
  ...testimonials.map((card) => ({ card, on: '/' })),
];

/** The page of each film file, by the id of its card. */
export const films = Object.fromEntries(
  cards.flatMap(({ card: { id, caption, transcript, video }, on }) =>
    video.film === undefined
      ? []
      : [
          [
            id,
            <Watch
              key={id}
              brand={brand}
              pages={pages}
              words={words}
              film={video.film}
              caption={caption}
              transcript={transcript}
              cardAt={`${on}#${id}`}
            />,
          ] as const,
        ],
  ),
);
