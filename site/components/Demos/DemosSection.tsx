import type { PageContent } from '../../content.ts';
import { fragments, url } from '../../config.ts';
import { sizes } from '../../image-slots.ts';
import { fill } from '../../messages/fill.ts';
import { button } from '../Button/Button.css.ts';
import { DemoCard } from '../DemoCard/DemoCard.tsx';
import { Island } from '../Island/Island.tsx';
import { BookingLink } from '../Link/BookingLink.tsx';
import { phoneHref, phoneText } from '../Link/phone.ts';
import { Section } from '../Section/Section.tsx';
import { compactGridOf } from './AllDemos.tsx';
import { AgentTabs } from './AgentTabs.tsx';
import * as css from './Demos.css.ts';

export type DemosSectionProps = Pick<
  PageContent,
  'agents' | 'demos' | 'pages' | 'site' | 'messages'
>;

export function DemosSection(props: DemosSectionProps) {
  const { agents, demos, pages, site, messages } = props;
  if (demos.length === 0) return null;
  const text = pages.home.demos;
  // One kind of agent needs no tabs: its name stands above its demos.
  const hasOneAgent = agents.length === 1;
  const panels = agents.map((agent) => {
    const own = demos.filter((demo) => demo.category === agent.category);
    const compact = hasOneAgent ? compactGridOf(own) : undefined;
    const isFeature = own.length === 1;
    const cards = (
      <ul className={isFeature ? undefined : `${css.grid.home} ${compact ?? ''}`}>
        {own.map((demo) => (
          <DemoCard
            key={demo.id}
            demo={demo}
            transcriptLabel={pages.video.transcriptLabel}
            markLabel={messages.videoMark}
            transcriptAt={url('/demos/')}
            sizes={
              isFeature
                ? sizes.demoFeature
                : compact === undefined
                  ? sizes.demoHome
                  : sizes.demoCompact
            }
          />
        ))}
      </ul>
    );
    const about = (
      <>
        <p className={css.subLabel}>{agent.subLabel}</p>
        {agent.tryPhone === undefined ? null : (
          <p className={css.subLabel}>
            <a className={css.tryPhone} href={phoneHref(agent.tryPhone, site.contact.country)}>
              {fill(messages.tryPhone, { phone: phoneText(agent.tryPhone) })}
            </a>
          </p>
        )}
      </>
    );
    return {
      tab: { fragment: agent.id, label: agent.name, holds: own.map((demo) => demo.id) },
      content: (
        <>
          <h3 className={hasOneAgent ? css.onlyName : css.panelName}>{agent.name}</h3>
          {isFeature ? (
            <div className={css.feature}>
              {cards}
              <div>
                {about}
                {agent.facts === undefined ? null : (
                  <ul className={css.facts}>
                    {agent.facts.map((fact) => (
                      <li key={fact}>{fact}</li>
                    ))}
                  </ul>
                )}
                <BookingLink
                  className={button.primary}
                  site={site}
                  label={pages.bookingLabel}
                  subject={messages.emailSubject}
                />
              </div>
            </div>
          ) : (
            <>
              {about}
              {cards}
            </>
          )}
        </>
      ),
    };
  });
  return (
    <Section id={fragments.demos} heading={text.heading} background="surface">
      {hasOneAgent ? (
        panels.map(({ tab, content }) => (
          <div key={tab.fragment} id={tab.fragment} className={css.panelBody}>
            {content}
          </div>
        ))
      ) : (
        <Island name="AgentTabs">
          <AgentTabs
            label={text.heading}
            note={messages.otherAgents}
            tabs={panels.map(({ tab }) => tab)}
            content={Object.fromEntries(panels.map(({ tab, content }) => [tab.fragment, content]))}
          />
        </Island>
      )}
      <p className={css.more}>
        <a className={button.secondary} href={url('/demos/')}>
          {fill(text.allLabel, {
            count: new Intl.NumberFormat(site.language).format(demos.length),
          })}
        </a>
      </p>
    </Section>
  );
}
