import type { Pages, Site } from '../../../content/schema.ts';
import type { PageContent } from '../../content.ts';
import { url } from '../../config.ts';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import { ContactLinks } from '../Link/ContactLinks.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import {
  contactLink,
  facts,
  fallback,
  form,
  hint,
  nothingShows,
  openLink,
  panel,
  status,
} from './BookingDialog.css.ts';

export interface BookingDialogProps {
  /** Unique in the page: each case study has a dialog with a form of its own. */
  id: string;
  booking: NonNullable<Site['booking']>;
  words: Pages['booking'];
  labels: PageContent['words'];
  contact: Site['contact'];
}

export function BookingDialog({ id, booking, words, labels, contact }: BookingDialogProps) {
  const descriptionId = `${id}--description`;
  return (
    <Dialog
      id={id}
      title={words.title}
      closeLabel={labels.close}
      describedBy={descriptionId}
      className={panel}
      data-frame={url(booking.frameUrl)}
      data-script={booking.scriptUrl === null ? undefined : url(booking.scriptUrl)}
      data-forward={booking.forwardParameters.join(' ')}
    >
      {/* Hidden, or it would be read twice: as the description and as text. */}
      <p id={descriptionId} hidden>
        {words.description}
      </p>
      {words.facts.length === 0 ? null : (
        <ul className={facts}>
          {words.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      <div className={form} data-part="form" data-state="loading" data-title={words.frameTitle}>
        <p className={hint}>{labels.loadingForm}</p>
      </div>
      <div className={fallback}>
        <span className={nothingShows}>{labels.nothingShows}</span>
        <a
          className={openLink}
          href={url(booking.openUrl)}
          target="_blank"
          rel="noopener"
          data-part="open"
        >
          {words.openLabel} <span className={visuallyHidden}>{labels.newTab}</span>
        </a>
        <ContactLinks contact={contact} className={contactLink} />
        {/* Last, or Chromium's reading cursor stops here; no role, or an empty one is read. */}
        <p className={status} aria-live="polite" data-part="status" data-slow={labels.slowForm} />
      </div>
    </Dialog>
  );
}
