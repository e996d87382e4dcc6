/** Each drawn with one stroke of the pen; a shape that is closed by `z` is filled. */
const paths = {
  play: 'M8 5.5v13l11-6.5z',
  arrow: 'M4 12h15m-6-6 6 6-6 6',
  chevron: 'm6 9 6 6 6-6',
  menu: 'M4 6h16M4 12h16M4 18h16',
};

/** A drawing that stands beside words and adds nothing to them. */
export interface IconProps {
  name: keyof typeof paths;
  className?: string;
}

export function Icon({ name, className }: IconProps) {
  const path = paths[name];
  return (
    <svg aria-hidden="true" className={className} viewBox="0 0 24 24" width="24" height="24">
      <path
        d={path}
        fill={path.endsWith('z') ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="2.6"
      />
    </svg>
  );
}
