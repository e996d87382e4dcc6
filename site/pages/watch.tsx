import { brand, legal, demos, pages, site, testimonials, messages } from '#content';
import '../styles/global.css.ts';
import { Watch } from '../components/Watch/Watch.tsx';

const cards = [
  ...demos.map((card) => ({ ...card, on: '/demos/', list: card.category })),
  ...testimonials.map((card) => ({ ...card, on: '/', list: '' })),
].flatMap(({ video: { file, openUrl: href }, ...card }) =>
  file === undefined ? [] : [{ ...card, file, href }],
);

/** The video after this one in its tab; after the last comes the first. */
function nextOf(card: (typeof cards)[number]): (typeof cards)[number] | undefined {
  const list = cards.filter((each) => each.list === card.list);
  return list.length === 1 ? undefined : list[(list.indexOf(card) + 1) % list.length];
}

/** The page of each video file, by the id of its card. */
export const watchPages = Object.fromEntries(
  cards.map((card) => [
    card.id,
    <Watch
      key={card.id}
      {...{ brand, legal, pages, site, messages }}
      file={card.file}
      caption={card.caption}
      transcript={card.transcript}
      cardAt={`${card.on}#${card.id}`}
      next={nextOf(card)}
    />,
  ]),
);
