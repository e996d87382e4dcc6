import { globalStyle, style } from '@vanilla-extract/css';
import { dark, forced, hover, motion, scripted } from './media.ts';
import { color, duration, easeOut, fixed, outline, radius, space } from './tokens.css.ts';

export const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
export const visuallyHidden = style(unseen);

/** For the fallbacks of scripted parts. */
export const onlyUnscripted = style({ '@media': { [scripted]: { display: 'none' } } });

/** A hard edge below; half a pixel around closes the seam at round corners. */
const hairline = `0 0 0 0.5px ${color.edge}`;
export const edge = {
  image: `0 8px 0 ${color.edge}, ${hairline}`,
  panel: `0 6px 0 ${color.edge}, ${hairline}`,
};

/** A frame over the edge of an image, whose layers would show at a rounded edge. */
export const framed = style({
  position: 'relative',
  borderRadius: radius.panel,
  boxShadow: edge.image,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      border: `${outline.wide} solid ${color.outline}`,
      borderRadius: 'inherit',
    },
  },
});
globalStyle(`${framed} img`, { clipPath: `inset(1px round ${radius.panel})` });

const quick = `${duration.quick} ${easeOut}`;

const pressed = { translate: '0 3px', boxShadow: `0 1px 0 ${color.edge}` };

/** A hard edge below the control, gone at once while the control is active. */
export const raised = style({
  border: `${outline.width} solid ${color.outline}`,
  textDecoration: 'none',
  cursor: 'pointer',
  // Always set: a translate that comes and goes costs two layouts a tap.
  translate: 0,
  boxShadow: `0 4px 0 ${color.edge}`,
  '@media': {
    [`${motion} and ${hover}`]: { transition: `background-color ${quick}` },
  },
  selectors: { '&:active': pressed },
});

/** Rises a little under the pointer. */
export const hoverLift = style([
  raised,
  {
    '@media': {
      [`${motion} and ${hover}`]: { transition: `translate ${quick}, box-shadow ${quick}` },
      [hover]: {
        selectors: {
          '&:hover:not(:active,:focus-visible)': {
            translate: '0 -2px',
            boxShadow: `0 6px 0 ${color.edge}`,
          },
        },
      },
    },
  },
]);

export const playMark = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: radius.round,
  background: fixed.ink,
  selectors: {
    '&::before': {
      content: '""',
      width: '14px',
      height: '16px',
      marginLeft: '3px',
      background: fixed.hivis,
      clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
    },
  },
  '@media': {
    [dark]: {
      background: fixed.hivis,
      boxShadow: `inset 0 0 0 2px ${fixed.ink}`,
      selectors: { '&::before': { background: fixed.ink } },
    },
    [`${motion} and ${hover}`]: { transition: `transform ${quick}` },
    [hover]: { selectors: { 'a:hover &, a:hover + &': { transform: 'scale(1.14)' } } },
    [forced]: {
      forcedColorAdjust: 'none',
      background: 'CanvasText',
      boxShadow: 'none',
      selectors: { '&::before': { background: 'Canvas' } },
    },
  },
});

/** A strip of tape like around a site, below a plain ground. */
export const tape = style({
  background:
    `repeating-linear-gradient(135deg, ${fixed.ink} 0 12px, ${fixed.hivis} 12px 24px) bottom / ` +
    `100% 14px no-repeat ${fixed.sky}`,
});

export const sampleNote = style({
  display: 'inline-block',
  padding: `0 ${space[2]}`,
  border: '1px solid',
  borderRadius: radius.round,
  fontSize: '0.8125rem',
  fontWeight: 400,
});
