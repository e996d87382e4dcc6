import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, scripted } from '../../styles/media.ts';
import { space } from '../../styles/tokens.css.ts';
import { group, groupCards, groupName } from './Demos.css.ts';

export const inRows = style({
  '@media': { [below('small')]: { display: 'block', marginBottom: `calc(-1 * ${space[4]})` } },
});

/*
 * In one column the cards are blocks, with the room of the grid below each: rows of a grid are measured before they are laid
 * out.
 */
globalStyle(`${inRows} :is(${group}, ${groupCards})`, {
  '@media': { [below('small')]: { display: 'block' } },
});
globalStyle(`${inRows} :is(${groupName}, li)`, {
  '@media': { [below('small')]: { marginBottom: space[4] } },
});
globalStyle(`${inRows} > [hidden]`, { '@media': { [below('small')]: { display: 'none' } } });

/*
 * A row that is not full stands in the middle, so that it looks meant, whatever the number of cards; one row alone begins where the heading does, and so does each where every group shows its own.
 * What has more than a row says so itself: to count cards here would have each card ask all of them.
 */
const rows = `${inRows}:has(> :not([hidden]) > [data-rows])`;
globalStyle(rows, { '@media': { [from('small')]: { display: 'flex', flexWrap: 'wrap' } } });
// Not while cards are still arriving: the last one so far would stand in the middle, and move aside for the next.
globalStyle(`main:has(+ *) ${rows}`, {
  '@media': { [`${scripted} and ${from('small')}`]: { justifyContent: 'center' } },
});
// As high as the highest beside it: unlike in a grid, a height in percent would be none here, and would not be stretched either.
globalStyle(`${rows} li`, {
  '@media': {
    [from('small')]: { width: 'calc(50% - 10px)', height: 'auto' },
    [from('large')]: { width: 'calc((100% - 40px) / 3)' },
    [from('extraLarge')]: { width: 'calc(25% - 15px)' },
  },
});
