/**
 * Clothes, tools and props. Those that touch a figure use its coordinates (850 wide, head from
 * y 65 to 500); the others stand around their origin.
 */
export * from './gear/clothes.tsx';
export * from './gear/office.tsx';
export * from './gear/room.tsx';
export * from './gear/trade.tsx';
