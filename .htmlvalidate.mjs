// Rules for the HTML that the build writes. What is switched off here is React's way of writing, which means the same.

/** @type {import('html-validate').ConfigData} */
export default {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React writes <img/>, pages in static/ write <img>; and React writes `hidden=""` for `hidden`.
    'void-style': 'off',
    'attribute-boolean-style': ['error', { style: 'empty' }],
    'attribute-empty-style': ['error', { style: 'empty' }],
    // React writes srcSet and fetchPriority; neither they nor the doctype have a case in HTML.
    'attr-case': 'off',
    'doctype-style': 'off',
    // It takes every label of a tel: link for a number, such as "Call us now". Numbers are held together where they are shown: site/components/Link/phone.ts.
    'tel-non-breaking': 'off',
    // It takes `&amp;` for five characters. Titles are held to 70 where they come from: content/schema.ts, site/generator/pages/watch-pages.ts.
    'long-title': 'off',
    // Our own files are named by their hash; a file of another host would have to say its hash.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
};
