import { commonTexts } from '#texts/common.ts';
import { heroSizes } from '../../lib/heroPhoto.ts';
import type { DocumentHeadQuery } from './DocumentHead.generated.ts';
import { dataBlock, emptyTag } from './html.ts';

type Edition = DocumentHeadQuery['editions'][number];

/** The facts in a page's head, for search engines and messengers. */
export interface HeadFacts {
  title: string;
  description: string;
  /** Address of the page without its query, below the portal's. */
  path: string;
  /** The portal's address. */
  origin: string;
  /** The edition that the page belongs to. */
  edition: Edition;
  /** Whether the page is about the forum as an event: its home page and programme. */
  isEvent: boolean;
  /** Whether search engines may list it. */
  isListed: boolean;
  /** Whether it begins with the edition's picture. */
  hasHero: boolean;
  /** Addresses of the typeface's files. */
  fonts: readonly string[];
}

/** Names files of the first screen early, so that the browser need not find them in styles and markup. */
function preloads({ edition, hasHero, fonts }: HeadFacts): string[] {
  const [picture] = (hasHero && edition.page.heroPhoto?.sources) || [];
  return [
    ...(picture === undefined
      ? []
      : [
          emptyTag('link', {
            rel: 'preload',
            as: 'image',
            type: picture.type,
            imagesrcset: picture.srcSet,
            imagesizes: heroSizes,
            fetchpriority: 'high',
          }),
        ]),
    ...fonts.map((href) => emptyTag('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href })),
  ];
}

/** The forum as an event of schema.org. */
function eventData({ edition, origin, path }: HeadFacts) {
  const { title, summary, startsOn, endsOn, location: place, organisers, contacts, page } = edition;
  const members = organisers.flatMap((group) => group.members).filter(({ url }) => url !== null);
  const organizers = members.map(({ name, url }) => ({ '@type': 'Organization', name, url }));
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    description: summary,
    startDate: startsOn,
    endDate: endsOn,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: place, address: place },
    organizer: organizers.length > 0 ? organizers : { '@type': 'Organization', name: contacts?.institute ?? title },
    isAccessibleForFree: true,
    inLanguage: 'ru',
    url: `${origin}${path}`,
    ...(page.openGraphImageUrl === null ? {} : { image: page.openGraphImageUrl }),
  };
}

/** The tags of the page's own head; they replace the template's title and description. */
export function headTags(facts: HeadFacts): string[] {
  const { title, description, path, origin, edition } = facts;
  const url = `${origin}${path}`;
  const picture = edition.page.openGraphImageUrl;
  const properties: Record<string, string | null> = {
    'og:type': 'website',
    'og:locale': 'ru_RU',
    'og:site_name': commonTexts.portal,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': picture,
    'og:image:width': picture && '1200',
    'og:image:height': picture && '630',
  };
  return [
    ...preloads(facts),
    emptyTag('meta', { name: 'description', content: description }),
    ...(facts.isListed ? [] : [emptyTag('meta', { name: 'robots', content: 'noindex' })]),
    emptyTag('link', { rel: 'canonical', href: url }),
    ...Object.entries(properties).flatMap(([property, content]) =>
      content === null ? [] : emptyTag('meta', { property, content }),
    ),
    emptyTag('meta', { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' }),
    ...(facts.isEvent ? [dataBlock('application/ld+json', eventData(facts))] : []),
  ];
}
