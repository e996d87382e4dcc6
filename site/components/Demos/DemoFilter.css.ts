import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../styles/media.ts';

export const inRows = style({});

/** A row that is not full stands in the middle, so that it looks meant, whatever the number of cards; one row alone begins where the heading does. */
const rows = `${inRows}:has(> :not([hidden]) > ul > li:nth-child(5))`;
globalStyle(rows, { '@media': { [from('small')]: { display: 'flex', flexWrap: 'wrap' } } });
// Not while cards are still arriving: the last one so far would stand in the middle, and move aside for the next.
globalStyle(`main:has(+ *) ${rows}`, { '@media': { [from('small')]: { justifyContent: 'center' } } });
globalStyle(`${rows} li`, { '@media': { [from('small')]: { width: 'calc(50% - 10px)' }, [from('large')]: { width: 'calc((100% - 40px) / 3)' }, [from('extraLarge')]: { width: 'calc(25% - 15px)' } } });

// Filtering hundreds of cards would lay all of them out anew. The margin leaves room for hard edges and focus rings.
globalStyle('[data-many=true] [data-card]', { contentVisibility: 'auto', containIntrinsicSize: 'auto 300px', overflowClipMargin: '12px' });
