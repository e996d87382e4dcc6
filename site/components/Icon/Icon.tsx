/** One path each; a closed one is filled. */
const paths = {
  play: 'M8 5.5v13l11-6.5z',
  arrow: 'M4 12h15m-6-6 6 6-6 6',
  chevron: 'm6 9 6 6 6-6',
  phone:
    'M7 3.5 9.5 8 7.7 10.2q1.6 4 6.1 6.1L16 14.5l4.5 2.5q-.6 4-3.6 4Q4.5 20 3 7.1 3 4.2 7 3.5z',
  menu: 'M4 6h16M4 12h16M4 18h16',
};

/** A decorative image beside text. */
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
