import type { Pages, Site } from '../../../content/schema.ts';
import type { PageContent } from '../../content.ts';
import { url } from '../../config.ts';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import { ContactLinks } from '../Link/ContactLinks.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { contactLink, fallback, form, hint, openLink, panel } from './BookingDialog.css.ts';

export interface BookingDialogProps {
  /** Unique in the page: each case study has a dialog, and so a form, of its own. */
  id: string;
  booking: NonNullable<Site['booking']>;
  words: Pages['booking'];
  labels: PageContent['words'];
  contact: Site['contact'];
}

/** The dialog with the booking form; the ways around the form are always in sight. */
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
      {/* Hidden, it is read as the dialog's description and not once more as a text in it. */}
      <p id={descriptionId} hidden>
        {words.description}
      </p>
      <div className={form} data-part="form" data-title={words.frameTitle}>
        <div className={hint} role="status">
          <p data-when="loading">{labels.loadingForm}</p>
          <p data-when="slow">{labels.slowForm}</p>
        </div>
      </div>
      <div className={fallback}>
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
      </div>
    </Dialog>
  );
}
