import { screen, waitFor } from '@testing-library/react';
import { type FieldNode, visit } from 'graphql';
import { describe, expect, it } from 'vitest';
import { publicFields } from '#texts/privacy.ts';
import { PublicListDocument } from '../../../web/features/publicList/PublicList.generated.ts';
import { PrivacyScreen } from '../../../web/screens/PrivacyScreen.tsx';
import { renderScreen } from '../../testkit/render.tsx';
import { cabinetQuery, clock, profile } from '../cabinet/cabinetData.ts';
import { openProfile } from '../cabinet/cabinetView.tsx';
import { mutation } from '../mutation.ts';
import { enterPasswords, leaveDraft, openSignUp, submit } from './openSignUp.tsx';

const box = () => screen.findByRole('checkbox', { name: /^Показывать меня в.списке участников/ });
const withChoice = { clock, extensions: () => ['PUBLICITY'] };

describe('the choice to be in the public list', () => {
  it('is ticked by default in the sign-up and is sent as chosen', async () => {
    leaveDraft();
    const { user, register } = await openSignUp(undefined, withChoice);
    expect(await box()).toBeChecked();
    await enterPasswords();
    await user.click(await box());
    await submit(user);
    await waitFor(() => expect(register).toHaveBeenCalledOnce());
    expect(register.inputs[0]).toMatchObject({ isListed: false });
  });

  it('R22 is neither in the sign-up nor in what it sends without the extension', async () => {
    leaveDraft();
    const { user, register } = await openSignUp();
    await enterPasswords();
    expect(screen.queryByRole('checkbox', { name: /списке участников/ })).toBeNull();
    await submit(user);
    await waitFor(() => expect(register).toHaveBeenCalledOnce());
    expect(register.inputs[0]).not.toHaveProperty('isListed');
  });

  it.each([true, false])('shows in the profile what is saved, %s, and saves the opposite', async (isListed) => {
    const updateProfile = mutation({
      viewer: { id: '1', profile: { ...profile, isListed: !isListed } },
      userErrors: [],
    });
    const { user } = openProfile(cabinetQuery({ profile: () => ({ ...profile, isListed }) }), { updateProfile });
    const choice = await box();
    if (isListed) expect(choice).toBeChecked();
    else expect(choice).not.toBeChecked();
    await user.click(choice);
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(updateProfile).toHaveBeenCalledOnce());
    expect(updateProfile.inputs[0]).toMatchObject({ isListed: !isListed });
  });
});

describe('the policy about the public list', () => {
  it('ACC-12 LST-08 names exactly the fields that the list asks for', () => {
    const rows: FieldNode[] = [];
    visit(PublicListDocument, { Field: (field) => void (field.name.value === 'nodes' && rows.push(field)) });
    const fields = rows[0]?.selectionSet?.selections.flatMap((part) =>
      part.kind === 'Field' ? [part.name.value] : [],
    );
    expect(fields?.filter((name) => name !== 'id').sort()).toEqual(Object.keys(publicFields).sort());
    renderScreen(<PrivacyScreen />, { at: '/privacy' });
    const sentence = `показываются ${Object.values(publicFields).join(' и ')} участника`;
    expect(document.body.textContent?.replaceAll('\u00a0', ' ')).toContain(sentence);
  });
});
