const paths = {
  play: <path d="M8 5.5v13l11-6.5z" fill="currentColor" stroke="currentColor" strokeLinejoin="round" strokeWidth="2" />,
  arrow: <path d="M4 12h15m-6-6 6 6-6 6" fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2.6" />,
  chevron: <path d="m6 9 6 6 6-6" fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2.6" />,
  menu: <path d="M4 6h16M4 12h16M4 18h16" fill="none" stroke="currentColor" strokeLinecap="round" strokeWidth="2.6" />,
};

/** A drawing that stands beside words and adds nothing to them. */
export interface IconProps {
  name: keyof typeof paths;
  className?: string;
}

export function Icon({ name, className }: IconProps) {
  return (
    <svg aria-hidden="true" className={className} viewBox="0 0 24 24" width="24" height="24">
      {paths[name]}
    </svg>
  );
}
