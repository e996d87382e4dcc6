import { brand, pages } from '#content';
import '../styles/global.css.ts';
import { Brand } from '../components/Brand/Brand.tsx';
import { button } from '../components/Button/Button.css.ts';
import {
  body,
  bodyWithoutImage,
  code,
  header,
  image,
  message,
} from '../components/NotFound/NotFound.css.ts';
import { Picture } from '../components/Picture/Picture.tsx';
import { container } from '../components/Section/Section.css.ts';
import { url } from '../config.ts';
import { sizes } from '../image-slots.ts';
import { framed } from '../styles/helpers.css.ts';

export const page = (
  <>
    <header className={`${container} ${header}`}>
      <Brand brand={brand} />
    </header>
    <main
      id="main"
      className={`${container} ${pages.notFound.image === undefined ? bodyWithoutImage : body}`}
    >
      <div>
        <h1>
          <span className={code}>{pages.notFound.code}</span> {pages.notFound.heading}
        </h1>
        <p className={message}>{pages.notFound.text}</p>
        <a className={button.primary} href={url('/')}>
          {pages.notFound.homeLabel}
        </a>
      </div>
      {pages.notFound.image === undefined ? null : (
        <div className={framed}>
          <Picture className={image} image={pages.notFound.image} sizes={sizes.notFound} eager />
        </div>
      )}
    </main>
  </>
);

export const dialogs = null;
