import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { EditionLink, GalleryImage, News, ThesisEntry, Venue } from '../generated/types.ts';
import { type Asset, readAssets } from './assets.ts';
import { checkEdition } from './checkEdition.ts';
import { checkProgramme } from './checkProgramme.ts';
import { datesOf, fillDates, mapTexts, withoutProgrammeDates } from './dates.ts';
import { toGallery } from './gallery.ts';
import { checkUse, toPosterLists } from './posters.ts';
import { itemsIn, toProgramme, toTalkTheses } from './programme.ts';
import { type EditionSource, editionShape } from './shape/edition.ts';
import { galleryShape } from './shape/gallery.ts';
import { postersShape } from './shape/posters.ts';
import { programmeShape } from './shape/programme.ts';
import type { link } from './shape/values.ts';
import { type Mistakes, readSource, type Source } from './source.ts';
import { type FillLine, readConsents, readTexts } from './texts.ts';

export type ReadEdition = NonNullable<ReturnType<typeof readEdition>>;

/** One year's forum, read from its folder; frozen, and shared by all requests. */
export type EditionData = Omit<ReadEdition, 'source'>;

type LinkSource = z.infer<typeof link>;

function readOptional<Shape extends Parameters<typeof readSource>[1]>(file: string, shape: Shape, mistakes: Mistakes) {
  return existsSync(file) ? readSource(file, shape, mistakes) : null;
}

function fileFinder(files: Map<string, Asset>, { report }: Source<EditionSource>) {
  return (name: string, path: PropertyKey[]): Asset | null => {
    const asset = files.get(name) ?? null;
    if (asset === null) report(path, `there is no file files/${name}`);
    return asset;
  };
}

/** Reads and checks the folder of one year; null after mistakes in edition.yaml. `mistakes` collects all mistakes. */
export function readEdition(folder: string, folderName: string, mistakes: Mistakes) {
  const at = (...parts: string[]) => join(folder, folderName, ...parts);
  if (!existsSync(at('edition.yaml'))) {
    mistakes.add(at('edition.yaml'), 'is missing');
    return null;
  }
  const source = readSource(at('edition.yaml'), editionShape, mistakes);
  const programme = readOptional(at('programme.yaml'), programmeShape, mistakes);
  const posters = readOptional(at('posters.yaml'), postersShape, mistakes);
  const gallery = readOptional(at('gallery', 'gallery.yaml'), galleryShape, mistakes);
  // What a file lacks is unknown while the file, which exists, cannot be read; its own mistake is reported already.
  const isRead = (part: Source<unknown> | null, ...place: string[]) => part !== null || !existsSync(at(...place));
  const isProgrammeRead = isRead(programme, 'programme.yaml');
  const isEveryListRead = isRead(posters, 'posters.yaml');
  const isGalleryRead = isRead(gallery, 'gallery', 'gallery.yaml');
  const year = Number(folderName);
  const files = readAssets(at('files'), year, [], mistakes.add);
  const pictures = readAssets(at('gallery'), year, ['gallery.yaml'], mistakes.add);
  const dates = source === null ? null : datesOf(source.data, programme?.data ?? null);
  const fill: FillLine = (line, report) =>
    dates === null ? line : fillDates(isProgrammeRead ? line : withoutProgrammeDates(line), year, dates, report);
  const texts = readTexts(at('texts'), files, fill, mistakes);
  const consents = readConsents(at('texts'), files, mistakes);
  if (texts.about === null) mistakes.add(at('texts', 'about.md'), 'is missing');
  if (source === null) return null;

  const edition = mapTexts(source.data, (text, path) => fill(text, (message) => source.report(path, message)));
  checkEdition(source, folderName, {
    texts,
    consents,
    hasProgramme: existsSync(at('programme.yaml')),
    hasGallery: existsSync(at('gallery', 'gallery.yaml')),
  });
  const posterLists = posters === null ? [] : toPosterLists(edition, posters);
  if (programme !== null) checkProgramme(programme, edition, isEveryListRead ? posterLists : null);
  if (programme !== null && posters !== null) checkUse(posters, programme.data, datesOf(edition, programme.data));

  const find = fileFinder(files, source);
  const toLinks = (links: LinkSource[] = [], ...path: PropertyKey[]): EditionLink[] =>
    links.map(({ label, url, file }, index) => {
      const asset = file === undefined ? null : find(file, [...path, 'links', index, 'file']);
      return { label, url: url ?? asset?.path ?? '', file: asset };
    });
  const toNews = (): News[] =>
    edition.news
      .map((item, index) => ({ ...item, key: `${year}.${item.id}`, links: toLinks(item.links, 'news', index) }))
      .sort((a, b) => b.publishedOn.localeCompare(a.publishedOn));
  const withPicture = <Owner extends { picture: string | null }>(
    { picture, ...owner }: Owner,
    ...path: PropertyKey[]
  ) => ({
    ...owner,
    pictureUrl: picture === null ? null : (find(picture, [...path, 'picture'])?.path ?? null),
  });
  const pathOf = (key: 'openGraphImage' | 'heroImage') =>
    edition[key] === null ? null : (find(edition[key], [key])?.path ?? null);
  const images = gallery === null ? [] : toGallery(year, gallery, pictures);
  const findImage = (slug: string | null, path: PropertyKey[]): GalleryImage | null => {
    const image = images.find((it) => it.slug === slug) ?? null;
    if (slug !== null && image === null && isGalleryRead)
      source.report(path, `there is no image ${slug} in gallery/gallery.yaml`);
    return image;
  };
  const ownProgramme = programme === null ? null : toProgramme(year, programme.data, posterLists);
  const items = new Map(itemsIn(ownProgramme).map((item) => [item.slug, item]));
  const toHighlights = () =>
    edition.highlights.flatMap((slug, index) => {
      const item = items.get(slug);
      if (item === undefined && isProgrammeRead)
        source.report(['highlights', index], `there is no item ${slug} in programme.yaml`);
      return item ?? [];
    });
  const toVenue = (): Venue | null => {
    if (edition.venue === null) return null;
    const { map, ...venue } = edition.venue;
    const path = map && find(map.file, ['venue', 'map', 'file'])?.path;
    return { ...venue, map: map && path ? { url: path, alt: map.alt, width: map.width, height: map.height } : null };
  };
  const thesesLinks = toLinks(edition.theses?.links, 'theses');
  const toCollection = () => {
    if (edition.thesisCollection === null) return null;
    const { title, pages, contents } = edition.thesisCollection;
    const links = toLinks(edition.thesisCollection.links, 'thesisCollection');
    const cover = findImage(edition.thesisCollection.cover, ['thesisCollection', 'cover']);
    const pdf = links.find(({ file }) => file?.mediaType === 'application/pdf');
    const toEntry = (entry: (typeof contents)[number]): ThesisEntry => ({
      ...entry,
      url: pdf === undefined ? null : `${pdf.url}#page=${entry.page}`,
    });
    // Without its text the collection is not shown, and the check of the screens names the text.
    return texts.collection === null
      ? null
      : { id: String(year), title, text: texts.collection, links, pages, cover, contents: contents.map(toEntry) };
  };
  return {
    ...edition,
    source,
    isCurrent: false,
    about: texts.about ?? '',
    tour: texts.tour,
    consents,
    programme: ownProgramme,
    posterLists,
    gallery: images,
    thesesRules: texts.theses === null ? null : { text: texts.theses, links: thesesLinks },
    thesisCollection: toCollection(),
    assets: [...files.values(), ...pictures.values()],
    openGraphImageUrl: pathOf('openGraphImage'),
    heroImageUrl: pathOf('heroImage'),
    heroPhoto: findImage(edition.heroPhoto, ['heroPhoto']),
    highlights: toHighlights(),
    venue: toVenue(),
    organisers: edition.organisers.map(({ title, members }, group) => ({
      title,
      members: members.map((member, index) => withPicture(member, 'organisers', group, 'members', index)),
    })),
    partners: edition.partners.map((partner, index) => withPicture(partner, 'partners', index)),
    tourItem: itemsIn(ownProgramme).find(({ kind }) => kind === 'TOUR') ?? null,
    news: toNews(),
    talkTheses: programme === null || ownProgramme === null ? [] : toTalkTheses(programme.data, ownProgramme),
  };
}
