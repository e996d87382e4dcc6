import { palette } from '../../styles/palette.ts';

/**
 * The styles that only the pictures of this page need, as the policy allows no style attribute: the
 * colours behind its photographs, and how a picture is shown whole that does not fit its frame.
 * @param page as rendered
 */
export function pictureRules(page: string): string {
  const grounds = [...new Set(Array.from(page.matchAll(/ data-ground="([0-9a-f]{3})"/g), ([, ground = '']) => ground))].sort();
  const whole = page.includes(' data-whole=""') ? `img[data-whole]{object-fit:contain;max-height:80svh;padding:4%;background:${palette.white}}` : '';
  return grounds.map((ground) => `[data-ground="${ground}"]{background:#${ground}}`).join('') + whole;
}
