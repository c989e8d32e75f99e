import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { EditionLink, GalleryImage } from '../generated/types.ts';
import { type Asset, readAssets } from './assets.ts';
import { checkEdition } from './checkEdition.ts';
import { checkProgramme } from './checkProgramme.ts';
import { toGallery } from './gallery.ts';
import { checkUse, type PosterListData, toPosterLists } from './posters.ts';
import { type ProgrammeData, toProgramme } from './programme.ts';
import { type EditionSource, editionShape } from './shape/edition.ts';
import { galleryShape } from './shape/gallery.ts';
import { postersShape } from './shape/posters.ts';
import { programmeShape } from './shape/programme.ts';
import { type Mistakes, readSource, type Source } from './source.ts';
import { readTexts, type Texts } from './texts.ts';

/** One year's forum, read from its folder; frozen, and shared by all requests. */
export interface EditionData extends EditionSource {
  isCurrent: boolean;
  texts: Texts & { about: string };
  programme: ProgrammeData | null;
  posterLists: PosterListData[];
  gallery: GalleryImage[];
  thesesLinks: EditionLink[];
  collectionLinks: EditionLink[];
  assets: Asset[];
  openGraphPath: string | null;
  heroPath: string | null;
}

export type ReadEdition = EditionData & { source: Source<EditionSource> };

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
export function readEdition(folder: string, folderName: string, mistakes: Mistakes): ReadEdition | null {
  const at = (...parts: string[]) => join(folder, folderName, ...parts);
  if (!existsSync(at('edition.yaml'))) {
    mistakes.add(at('edition.yaml'), 'is missing');
    return null;
  }
  const source = readSource(at('edition.yaml'), editionShape, mistakes);
  const programme = readOptional(at('programme.yaml'), programmeShape, mistakes);
  const posters = readOptional(at('posters.yaml'), postersShape, mistakes);
  const gallery = readOptional(at('gallery', 'gallery.yaml'), galleryShape, mistakes);
  const year = Number(folderName);
  const files = readAssets(at('files'), year, [], mistakes.add);
  const images = readAssets(at('gallery'), year, ['gallery.yaml'], mistakes.add);
  const texts = readTexts(at('texts'), files, mistakes);
  if (texts.about === null) mistakes.add(at('texts', 'about.md'), 'is missing');
  if (source === null) return null;

  const edition = source.data;
  checkEdition(source, folderName, {
    texts,
    hasProgramme: existsSync(at('programme.yaml')),
    hasGallery: existsSync(at('gallery', 'gallery.yaml')),
  });
  const posterLists = posters === null ? [] : toPosterLists(edition, posters);
  // Unreadable lists are reported already.
  const isEveryListRead = posters !== null || !existsSync(at('posters.yaml'));
  if (programme !== null) checkProgramme(programme, edition, isEveryListRead ? posterLists : null);
  if (programme !== null && posters !== null) checkUse(posters, programme.data);

  const find = fileFinder(files, source);
  const toLinks = (key: 'theses' | 'thesisCollection'): EditionLink[] =>
    (edition[key]?.links ?? []).map(({ label, url, file }, index) => {
      const asset = file === undefined ? null : find(file, [key, 'links', index, 'file']);
      return { label, url: url ?? asset?.path ?? '', file: asset };
    });
  const pathOf = (key: 'openGraphImage' | 'heroImage') =>
    edition[key] === null ? null : (find(edition[key], [key])?.path ?? null);
  return {
    ...edition,
    source,
    isCurrent: false,
    texts: { ...texts, about: texts.about ?? '' },
    programme: programme === null ? null : toProgramme(year, programme.data, posterLists),
    posterLists,
    gallery: gallery === null ? [] : toGallery(year, gallery, images),
    thesesLinks: toLinks('theses'),
    collectionLinks: toLinks('thesisCollection'),
    assets: [...files.values(), ...images.values()],
    openGraphPath: pathOf('openGraphImage'),
    heroPath: pathOf('heroImage'),
  };
}
