import { signPath } from '../../brand.ts';
import { fixed } from '../../styles/tokens.css.ts';

/** A mark drawn from letters, for as long as there is no real logo: one to three stand on it. */
export interface SignProps {
  letters: string;
  className?: string;
}

export function Sign({ letters, className }: SignProps) {
  return (
    <svg aria-hidden="true" className={className} viewBox="0 0 48 48">
      <path d={signPath} fill={fixed.hivis} stroke={fixed.paper} strokeLinejoin="round" strokeWidth="2" />
      {letters.length === 1 ? (
        <text x="24" y="33.5" fill={fixed.ink} fontSize="27" textAnchor="middle">
          {letters}
        </text>
      ) : (
        <text x="24" y="30" fill={fixed.ink} fontSize="17" fontWeight="700" textAnchor="middle">
          {letters}
        </text>
      )}
    </svg>
  );
}
