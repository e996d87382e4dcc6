import { afterAll, describe, expect, it } from 'vitest';
import { keepTogether } from '../../site/generator/content/keep-together.ts';
import { loadContent } from '../../site/generator/content/read-content.ts';
import { validFiles, writeFiles } from './content-fixture.ts';

/** No-break spaces as they can be seen. */
const shown = (words: string, language: string): string =>
  keepTogether(language)(words).replaceAll('\u00a0', '_');

describe('spaces at which no line may end', () => {
  it.each([
    ['Plus de promesses ! Des preuves.', 'Plus de promesses_! Des preuves.'],
    ['Vraiment ? Oui ; voici : « après-vente ».', 'Vraiment_? Oui_; voici_: «_après-vente_».'],
    ['Déjà\u00a0! Allô\u202f?', 'Déjà_! Allô\u202f?'],
    ['Ouvert 24 h, 1 250 000 € en 90 heures', 'Ouvert 24_h, 1_250_000_€ en 90 heures'],
    ['Devis n° 12, N° 7, un n° de plus', 'Devis n°_12, N°_7, un n° de plus'],
    ['06 12 34 56 78', '06 12 34 56 78'],
    ['Deux  : espaces', 'Deux_: espaces'],
    ['Une liste :\n- un « mot »', 'Une liste_:\n- un «_mot_»'],
    [' : au début', ' : au début'],
  ])('French: %s', (words, expected) => {
    expect(shown(words, 'fr')).toBe(expected);
    expect(shown(words, 'fr-CA')).toBe(expected);
  });

  it.each([
    [
      'cs',
      'Práce v Praze a u vás, s námi i o víkendu',
      'Práce v_Praze a_u_vás, s_námi i_o_víkendu',
    ],
    ['cs-CZ', 'V 7 ráno („k vám“), e-v ruce, v. d. a', 'V_7 ráno („k_vám“), e-v ruce, v. d. a'],
    [
      'cs',
      'Ušetří v „sezoně“ i (jinak) u «nás» a – co',
      'Ušetří v_„sezoně“ i_(jinak) u_«nás» a – co',
    ],
    ['sk', 'Z domu do auta; A potom', 'Z_domu do auta; A_potom'],
    ['pl', 'Z nami w domu, i to od 8', 'Z_nami w_domu, i_to od 8'],
    ['sl', 'Ponudba v uri, h kupcu in k vam', 'Ponudba v_uri, h_kupcu in k_vam'],
    ['uk', 'Ремонт у Києві і в області', 'Ремонт у_Києві і_в_області'],
    ['ru', 'В срок и с гарантией', 'В_срок и_с_гарантией'],
    ['en', 'Only a house and I win', 'Only a house and I win'],
    ['hr', 'Radovi u gradu', 'Radovi u gradu'],
  ])('words of one letter (%s): %s', (language, words, expected) => {
    expect(shown(words, language)).toBe(expected);
  });

  it.each([
    ['en', 'Wait : what ? 1 250 of « these »', 'Wait : what ? 1 250 of « these »'],
    ['pt-PT', '1.250.000 € de 1.250.000,50 €', '1.250.000_€ de 1.250.000,50 €'],
    ['de', 'Um 25 % mehr, 40 € gespart', 'Um 25_% mehr, 40_€ gespart'],
    ['fry', 'Wat ?', 'Wat ?'],
    [
      'uk',
      '12 500 ₴ за 2024 року, 1 250 000 разів, 044 123 45 67, дім 7 200',
      '12_500 ₴ за 2024 року, 1_250_000 разів, 044_123 45 67, дім 7_200',
    ],
    ['pl', '1 000 000 zł w 2024 200 razy, 20000 500', '1_000_000 zł w_2024 200 razy, 20000 500'],
    ['he', 'חסכנו 1 250 000 ₪', 'חסכנו 1_250_000 ₪'],
    ['en', '5 £ more, 20 ° outside, the % of all', '5_£ more, 20_° outside, the % of all'],
  ])('other languages (%s): %s', (language, words, expected) => {
    expect(shown(words, language)).toBe(expected);
  });
});

describe('what is read', () => {
  const removals: (() => Promise<void>)[] = [];
  afterAll(() => Promise.all(removals.map((remove) => remove())));

  const edit = (file: string, ...changes: [from: string, to: string][]): Record<string, string> => {
    const path = `content/${file}.yaml`;
    return {
      [path]: changes.reduce((text, [from, to]) => {
        expect(text).toContain(from);
        return text.replaceAll(from, () => to);
      }, validFiles[path] ?? ''),
    };
  };

  it('has them in words, and in both names of a category, but not in addresses', async () => {
    const address = 'https://example.com/?a=b%20:%20c';
    const { directory, remove } = await writeFiles({
      ...validFiles,
      ...edit('site', ['name: Plumbline', 'name: Plumbline\nlanguage: fr']),
      ...edit(
        'pages',
        ['intro: Businesses save {claim}.', 'intro: "Enfin : {claim} !"'],
        ['label: Home', 'label: "Accueil !"'],
        ['section: top', `address: "${address}"`],
      ),
      ...edit('agents', ['category: AI Receptionist', 'category: "Boîte : mail"']),
      ...edit('demos', ['category: AI Receptionist', 'category: "Boîte : mail"']),
    });
    removals.push(remove);
    const { content } = await loadContent(directory);
    expect(content.pages.home.hero.intro).toBe('Enfin\u00a0: {claim}\u00a0!');
    expect(content.pages.navigation[0]).toMatchObject({ label: 'Accueil\u00a0!', address });
    expect(content.agents.map(({ category }) => category)).toContain('Boîte\u00a0: mail');
    expect(content.demos.map(({ category }) => category)).toContain('Boîte\u00a0: mail');
  });
});
