import { fixed } from '../../styles/tokens.css.ts';

/** A mark drawn from a company's initials, for as long as there is no real logo. */
export interface LogoProps {
  initials: string;
  className?: string;
}

export function Logo({ initials, className }: LogoProps) {
  return (
    <svg aria-hidden="true" className={className} viewBox="0 0 48 48">
      <path d="M4 14 24 3l20 11v20L24 45 4 34z" fill={fixed.hivis} stroke={fixed.paper} strokeLinejoin="round" strokeWidth="2" />
      <text x="24" y="30" fill={fixed.ink} fontSize="17" fontWeight="700" textAnchor="middle">
        {initials}
      </text>
    </svg>
  );
}
