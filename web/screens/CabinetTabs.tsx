import { Tabs, Title, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { cabinetTexts } from '../texts/ru/cabinet.ts';

const names = ['participation', 'profile'] as const;
export type CabinetTab = (typeof names)[number];

const PARAMETER = 'tab';
const { tabs: texts } = cabinetTexts;

/** The tab that the address names; a field of the profile is on its tab (CAB-04). */
export function useCabinetTab(): [CabinetTab, (tab: CabinetTab) => void] {
  const [search, setSearch] = useSearchParams();
  const { hash } = useLocation();
  const named = search.get(PARAMETER) === 'profile' || hash !== '' ? 'profile' : 'participation';
  const choose = (tab: CabinetTab) =>
    setSearch(tab === 'profile' ? { [PARAMETER]: tab } : {}, { replace: true, preventScrollReset: true });
  return [named, choose];
}

interface CabinetTabsProps extends Record<CabinetTab, ReactNode> {
  tab: CabinetTab;
  onTab: (tab: CabinetTab) => void;
}

/** The person's part in the forum, and the profile; both stay mounted, so that a change of the tab loses no input. */
export function CabinetTabs({ tab, onTab, ...panels }: CabinetTabsProps) {
  return (
    <Tabs value={tab} onChange={(value) => onTab(value as CabinetTab)} keepMountedMode="display-none">
      <Tabs.List aria-label={texts.label} mb="lg">
        {names.map((name) => (
          <Tabs.Tab key={name} value={name} px={{ base: 'sm', xs: 'md' }}>
            {texts[name]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {names.map((name) => (
        <Tabs.Panel key={name} value={name}>
          <VisuallyHidden>
            <Title order={2}>{texts[name]}</Title>
          </VisuallyHidden>
          {panels[name]}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
