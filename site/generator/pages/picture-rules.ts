import type { Palette } from '../../styles/palette.ts';

/**
 * The styles that only the pictures of this page need, as the policy allows no style attribute: the
 * colours behind its photographs, how their files stand around them, and how a picture is shown whole that does not fit its frame.
 * @param page as rendered
 */
export function pictureRules(page: string, { white }: Pick<Palette, 'white'>): string {
  const grounds = [
    ...new Set(
      Array.from(page.matchAll(/ data-ground="([0-9a-f]{3,6})"/g), ([, ground = '']) => ground),
    ),
  ].sort();
  const whole = page.includes(' data-whole=""')
    ? `img[data-whole]{object-fit:contain;padding:4%;background:${white}}`
    : '';
  // An image stands in the layout by itself, whether or not it has other files around it, which would each be a box of their own; the class of the hero's makes it a frame.
  const wrapped = page.includes('<picture>')
    ? 'picture:not([class]){display:contents}source{display:none}'
    : '';
  return (
    wrapped +
    grounds.map((ground) => `[data-ground="${ground}"]{background:#${ground}}`).join('') +
    whole
  );
}
