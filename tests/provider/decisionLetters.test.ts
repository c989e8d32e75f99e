import { describe, expect, it } from 'vitest';
import { talk } from '../testkit/samples.ts';
import { ending, receiveLetters } from './receiveLetters.ts';

const { provider, token, decide, theLetter } = await receiveLetters();

describe('REG-05 letters about a decision', () => {
  const registered = async (body = talk({ comment: 'О пучках' })) => {
    const id = await provider.register(token, body);
    await theLetter();
    return id;
  };

  it('name the requested and the confirmed format, and the day to confirm', async () => {
    await decide(await registered(), { new_user_type: 3 });
    const { subject, lines } = await theLetter();
    expect(subject).toBe('Подтвердите участие до 9 октября включительно: стендовый доклад');
    expect(lines).toEqual([
      'Уважаемый Пример Примерович!',
      'Модератор рассмотрел вашу заявку на участие в форуме и подтвердил её в другом формате: вы заявляли «устный доклад», подтверждён «стендовый доклад».',
      'Формат участия: стендовый доклад',
      'Название доклада: «О пучках»',
      'Секция: Источники синхротронного и нейтронного излучения',
      'Пожалуйста, подтвердите участие в личном кабинете по 9 октября 2025 года включительно.',
      ...ending('подали заявку на участие в форуме'),
    ]);
  });

  it('ask once more after a change of the format', async () => {
    const id = await registered();
    await decide(id);
    expect((await theLetter()).lines[1]).toBe(
      'Модератор рассмотрел вашу заявку на участие в форуме и подтвердил формат.',
    );
    await decide(id, { new_user_type: 3 });
    expect((await theLetter()).subject, 'not confirmed yet').toBe(
      'Подтвердите участие до 9 октября включительно: формат изменён на стендовый доклад',
    );
    await provider.confirm(token, id);
    const receipt = await theLetter();
    expect(receipt.subject).toBe('Участие в форуме подтверждено');
    expect(receipt.lines).toContain('Формат участия: стендовый доклад');
    expect(receipt.lines).toContain('Когда: 21–25 октября 2025 года');
    expect(receipt.calendar).toMatch(/DTSTART;VALUE=DATE:20251021\r\n.*DTEND;VALUE=DATE:20251026/s);
    await decide(id);
    const { subject, lines } = await theLetter();
    expect(subject).toBe('Подтвердите участие ещё раз: формат изменён на устный доклад');
    expect(lines[1]).toBe('Формат вашего участия в форуме изменён: был «стендовый доклад», стал «устный доклад».');
    expect(lines).toContain(
      'Пожалуйста, подтвердите участие в личном кабинете ещё раз, по 9 октября 2025 года включительно.',
    );
  });

  it('name the former and the new time of a talk, and its former and new section', async () => {
    const id = await registered();
    await decide(id, { new_org_comment: '22 октября, 10:20' });
    await theLetter();
    await provider.confirm(token, id);
    expect((await theLetter()).lines).toContain('Дата доклада: 22 октября, 10:20');
    await decide(id, { new_org_comment: '23 октября, 12:00' });
    const time = await theLetter();
    expect(time.subject).toBe('Изменилось время вашего доклада: было 22 октября, 10:20, стало 23 октября, 12:00');
    expect(time.lines[1]).toBe(`${time.subject}.`);
    expect(time.lines).toContain('Участие вы уже подтвердили, снова подтверждать его не нужно.');
    await decide(id, { new_org_comment: '23 октября, 12:00', new_section: 27 });
    const section = await theLetter();
    expect(section.lines[1]).toBe(
      'Изменилась секция вашего доклада: была «Источники синхротронного и нейтронного излучения», стала «Ускорительная техника».',
    );
    await decide(id, { new_section: 27 });
    expect((await theLetter()).subject).toBe(
      'Время вашего доклада отменено: было 23 октября, 12:00, новое сообщим письмом',
    );
  });

  it('decline a talk politely, without presenting its title as accepted', async () => {
    await decide(await registered(), { new_user_type: 1, new_section: null });
    const { subject, lines } = await theLetter();
    expect(subject).toBe('Ваш доклад не включён в программу, приглашаем слушателем');
    expect(lines.slice(1, 4)).toEqual([
      'Спасибо за заявку. Программный комитет рассмотрел предложенный доклад «О пучках» и, к сожалению, не смог включить его в программу.',
      'Будем рады видеть вас на форуме слушателем.',
      'Пожалуйста, подтвердите участие в личном кабинете по 9 октября 2025 года включительно.',
    ]);
    expect(lines.join()).not.toContain('Название доклада');
  });

  it('do not call an accepted talk refused when its author becomes a listener', async () => {
    const id = await registered();
    await decide(id);
    await theLetter();
    await decide(id, { new_user_type: 1, new_section: null });
    expect((await theLetter()).subject).toBe(
      'Подтвердите участие до 9 октября включительно: формат изменён на участие слушателем',
    );
  });

  it('ask for a confirmation until the last day of the forum', async () => {
    const id = await registered();
    provider.clock.set('2025-10-25T23:00:00+03:00');
    await decide(id);
    expect((await theLetter()).subject).toMatch(/^Подтвердите участие до 25 октября включительно/);
  });

  it('decline a talk without an invitation once the forum is over', async () => {
    const id = await registered();
    provider.clock.set('2025-10-26T00:00:00+03:00');
    await decide(id, { new_user_type: 1, new_section: null });
    expect((await theLetter()).subject).toBe('Ваш доклад не включён в программу');
  });

  it('greet without a guess if the sex is unknown', async () => {
    const id = await provider.register(token, talk());
    await theLetter();
    const setSex = (is_female: boolean | null) =>
      provider.database.updateTable('individuals').set({ is_female }).where('first_name', '=', 'Пример').execute();
    await setSex(null);
    await decide(id);
    expect((await theLetter()).lines[0]).toBe('Здравствуйте, Пример Примерович!');
    await setSex(false);
  });

  it('do not mention a talk to a person who asked to listen, but mention a later change of format', async () => {
    const id = await registered(talk({ type: 1, comment: '', section_choice: null }));
    await decide(id, { new_user_type: 1, new_section: null });
    expect((await theLetter()).subject).toBe('Подтвердите участие до 9 октября включительно: слушатель');
    await decide(id);
    expect((await theLetter()).subject).toBe(
      'Подтвердите участие до 9 октября включительно: формат изменён на устный доклад',
    );
  });
});
