import type { PageContent } from './content.ts';

/** The module `#content`, which the build puts beside the bundled pages: one export an entity. */
export declare const site: PageContent['site'];
export declare const brand: PageContent['brand'];
export declare const pages: PageContent['pages'];
export declare const legal: PageContent['legal'];
export declare const ownPages: PageContent['ownPages'];
export declare const agents: PageContent['agents'];
export declare const demos: PageContent['demos'];
export declare const testimonials: PageContent['testimonials'];
export declare const caseStudies: PageContent['caseStudies'];
export declare const messages: PageContent['messages'];
