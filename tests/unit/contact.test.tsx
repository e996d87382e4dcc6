/** What the header, the menu, the footer and the dialogs tell of the business. */
import { describe, expect, it } from 'vitest';
import { DemosSection } from '../../site/components/Demos/DemosSection.tsx';
import { Footer } from '../../site/components/Footer/Footer.tsx';
import { Header } from '../../site/components/Header/Header.tsx';
import { MenuContent } from '../../site/components/Header/MenuContent.tsx';
import { agent, changed, hrefs, pages, render, site, texts, without } from './sample-components.ts';

describe('contact', () => {
  it('should leave the phone out where there is none', () => {
    const contact = without(site.contact, 'phone');
    const content = changed({ site: { ...site, contact } });
    render(
      <>
        <Header {...content} />
        <MenuContent {...content} />
        <Footer {...content} onHome />
      </>,
    );
    expect(hrefs('[href^=tel]')).toEqual([]);
    expect(hrefs(`[href="mailto:${contact.email}"]`)).toHaveLength(2);
  });

  it('should dial a national number with the code of its country', () => {
    const contact = { ...site.contact, country: 'AT', phone: '01 890 12 34' };
    const agents = [{ ...agent, tryPhone: '0664 1234567' }];
    const content = changed({
      agents,
      pages: { ...pages, bookingLabel: 'Book' },
      site: { ...site, contact },
    });
    render(
      <>
        <Header {...content} />
        <DemosSection {...content} />
        <Footer {...content} onHome />
      </>,
    );
    expect(new Set(hrefs('[href^=tel]'))).toEqual(
      new Set(['tel:+4318901234', 'tel:+436641234567']),
    );
  });

  it('should keep a phone number on one line', () => {
    const contact = { ...site.contact, phone: '+49 30 1234' };
    render(<Footer {...changed({ site: { ...site, contact } })} onHome />);
    expect(texts('[href="tel:+49301234"]')).toEqual(['+49\u00a030\u00a01234']);
  });

  it('should end with the name in full where there is one', () => {
    const legal = ['© 2026 Hale & Daughters Ltd'];
    const page = render(<Footer {...changed({ legal })} onHome />);
    expect(page.querySelector('footer')?.textContent).toContain('© 2026 Hale & Daughters Ltd');
    expect(render(<Footer {...changed({ legal: [] })} onHome />).textContent).not.toContain('©');
  });

  it('should say what the call is', () => {
    const booking = { ...pages.booking, facts: ['20 minutes', 'Free'] };
    const page = render(<Footer {...changed({ pages: { ...pages, booking } })} onHome />);
    expect(page.textContent).toContain('20 minutes · Free');
  });

  it('should lead to sections of the home page from every page', () => {
    const menu = [{ label: 'Proof', section: 'demos' }];
    const content = changed({ pages: { ...pages, menu } });
    render(<Footer {...content} onHome={false} />);
    expect(hrefs('nav a')).toEqual(['/#demos']);
    render(<Footer {...content} onHome />);
    expect(hrefs('nav a')).toEqual(['#demos']);
  });

  it('should leave no empty lists without navigation', () => {
    const content = changed({ pages: { ...pages, navigation: [], menu: [], footerLinks: [] } });
    const page = render(
      <>
        <Header {...content} />
        <Footer {...content} onHome />
      </>,
    );
    expect(page.querySelector('nav')).toBe(null);
    const target = hrefs('[data-opens=menu]')[0] ?? '';
    expect(page.querySelector(target)?.localName).toBe('footer');
  });
});
