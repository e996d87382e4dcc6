/** The virtual module that the build serves to both bundles: one named export an entity. */
declare module '#content' {
  type PageContent = import('./content.ts').PageContent;
  export const site: PageContent['site'];
  export const pages: PageContent['pages'];
  export const agents: PageContent['agents'];
  export const demos: PageContent['demos'];
  export const testimonials: PageContent['testimonials'];
  export const caseStudies: PageContent['caseStudies'];
}
