import { Skeleton, Text } from '@mantine/core';
import { typeset } from '../../lib/typography.ts';
import { programmeTexts } from '../../texts/ru/programme.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useTalkAbstractsQuery } from './TalkAbstracts.generated.ts';
import classes from './TalkList.module.css';

/** The published abstract of a talk; those of a year load together, once. */
export function Abstract({ year, slug }: { year: number; slug: string }) {
  const { data, error, refetch } = useTalkAbstractsQuery({ variables: { year }, notifyOnNetworkStatusChange: true });
  const abstract = data?.edition?.talkAbstracts.find(({ talkSlug }) => talkSlug === slug);
  if (abstract !== undefined) {
    return <Text className={classes.abstract}>{abstract.text.split('\n').map(typeset).join('\n')}</Text>;
  }
  if (error === undefined) return <Skeleton height={96} aria-busy="true" />;
  const retry = () => void refetch().catch(() => undefined);
  return <LoadFailure error={error} what={programmeTexts.abstract} onRetry={retry} />;
}
