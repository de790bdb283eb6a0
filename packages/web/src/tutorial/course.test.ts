import { SeededChance, decisionOf } from '@rubicon/engine';
import { describe, expect, it } from 'vitest';
import { choiceOf } from '../authority/choice.ts';
import { isIdle } from './answer.ts';
import { createCourse, type Course } from './course.ts';
import { isMeant, type LessonAction, type Lesson, type LessonStep } from './lessons/lesson.ts';
import { LEARNER } from './lesson-record.ts';
import { LESSONS } from './lessons/lessons.ts';

const BEGINNING = { step: 0, log: [] };
const SCRIPTED = LESSONS.filter(({ isFree }) => isFree !== true);
const FREE = LESSONS.filter(({ isFree }) => isFree === true);

const legal = (course: Course): readonly string[] => course.seated().table.decision?.orders ?? [];
const stepOf = (course: Course): LessonStep | undefined => course.lesson.steps[course.step.value];
const isAsked = (course: Course): boolean => course.seated().table.next === LEARNER;

function act(course: Course, action: LessonAction): void {
  if (isIdle(action)) course.hear(action);
  else course.order(action);
}

/** As the table does: as long as the other side is next. */
function letReply(course: Course): void {
  while (!isAsked(course)) {
    const reply = course.scripted();
    if (reply === null) return;
    expect({ reply, isGiven: course.reply(reply) }).toEqual({ reply, isGiven: true });
  }
}

/** Does what the step wants, and lets the other side reply. */
function doStep(course: Course): void {
  const key = stepOf(course)?.key;
  for (let left = 20; stepOf(course)?.key === key && left > 0; left--) {
    const action = course.wanted();
    if (action === null) break;
    expect({ key, action, isLegal: isIdle(action) || legal(course).includes(action) }).toEqual({
      key,
      action,
      isLegal: true,
    });
    act(course, action);
    letReply(course);
  }
}

function at(lesson: Lesson, step: number): Course {
  return createCourse(lesson, { step, log: [] });
}

describe.each(SCRIPTED)('the lesson $id', (lesson) => {
  it('has three to eight steps, and says how long it takes', () => {
    expect(lesson.steps.length).toBeGreaterThanOrEqual(3);
    expect(lesson.steps.length).toBeLessThanOrEqual(8);
    expect(lesson.minutes).toBeGreaterThan(0);
  });

  it('goes from step to step by the actions it wants, all of them legal', () => {
    const course = createCourse(lesson, BEGINNING);
    for (const [index, { key }] of lesson.steps.entries()) {
      expect(stepOf(course)?.key).toBe(key);
      expect({ key, isAsked: isAsked(course) }).toEqual({ key, isAsked: true });
      doStep(course);
      expect({ key, answer: course.answer.value, step: course.step.value }).toEqual({
        key,
        answer: null,
        step: index + 1,
      });
    }
    expect(course.wanted()).toBeNull();
  });

  it('accepts the actions of a step in any order', () => {
    for (const [index, { wants }] of lesson.steps.entries()) {
      if (wants.length < 2) continue;
      const course = at(lesson, index);
      for (const action of wants.toReversed()) act(course, action);
      letReply(course);
      expect(course.step.value).toBe(index + 1);
    }
  });

  it('answers every mistake it lists, and carries none of them out', () => {
    for (const [index, step] of lesson.steps.entries()) {
      const course = at(lesson, index);
      const before = makeSure(course);
      for (const { action, answer } of step.mistakes ?? []) {
        const real = realDeed(course, step, action, answer);
        expect({ key: step.key, action, isPossible: real !== undefined }).toEqual({
          key: step.key,
          action,
          isPossible: true,
        });
        act(course, real!);
        expect({ key: step.key, action, answer: course.answer.value }).toEqual({
          key: step.key,
          action,
          answer: { kind: 'listed', key: answer },
        });
        expect(answer.startsWith(`${step.key}.not.`)).toBe(true);
        expect(course.step.value).toBe(index);
        expect(makeSure(course)).toBe(before);
      }
    }
  });

  it('answers every other legal order, and carries none of them out', () => {
    for (const [index, step] of lesson.steps.entries()) {
      const course = at(lesson, index);
      const before = makeSure(course);
      for (const order of legal(course)) {
        if (step.wants.some((each) => isMeant(each, order))) continue;
        course.order(order);
        expect({ key: step.key, order, isAnswered: course.answer.value !== null }).toEqual({
          key: step.key,
          order,
          isAnswered: true,
        });
      }
      expect(makeSure(course)).toBe(before);
    }
  });

  it('uses all of its dice', () => {
    for (const [index, { key, rolls = [] }] of lesson.steps.entries()) {
      const course = at(lesson, index);
      doStep(course);
      const rolled = course
        .record()
        .now.entries.flatMap((entry) => entry.rolls)
        .slice(-rolls.length || Infinity);
      expect({ key, rolled }).toEqual({ key, rolled: rolls.map((die) => die - 1) });
    }
  });

  it('can be finished whatever is tried on the way', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const chance = new SeededChance(seed);
      const course = createCourse(lesson, BEGINNING);
      for (let tries = 0; tries < 60 && stepOf(course) !== undefined; tries++) wander(course, chance);
      for (let steps = 0; steps <= lesson.steps.length && stepOf(course) !== undefined; steps++)
        doStep(course);
      expect({ seed, step: course.step.value }).toEqual({ seed, step: lesson.steps.length });
    }
  });

  it('can be resumed at any step, and stepped back in', () => {
    const whole = createCourse(lesson, BEGINNING);
    for (const index of lesson.steps.keys()) {
      const course = at(lesson, index);
      expect(course.step.value).toBe(index);
      expect(makeSure(course)).toBe(makeSure(whole));
      doStep(whole);
      course.goTo(0);
      expect(course.step.value).toBe(0);
    }
  });
});

describe('undo', () => {
  it('undoes what was done in this step and no more', () => {
    const roads = SCRIPTED.find(({ id }) => id === 'roads')!;
    const course = createCourse(roads, BEGINNING);
    const [first, second] = roads.steps[0]!.wants;
    course.order(first!);
    expect(course.seated().table.undo).toEqual({ order: 1, phase: 1, actions: 1 });
    course.undo('order');
    expect(course.seated().table.undo).toEqual({ order: 0, phase: 0, actions: 0 });
    course.order(second!);
    course.order(first!);
    expect(course.step.value).toBe(1);
    expect(course.seated().table.undo.order).toBe(0);
  });

  it('says that a lesson cannot be resigned', () => {
    const course = createCourse(LESSONS[0]!, BEGINNING);
    course.protest();
    expect(course.answer.value).toEqual({ kind: 'menu' });
  });
});

describe.each(FREE)('the free lesson $id', (lesson) => {
  it('ends whatever both sides do, and can be resumed', () => {
    const seen = new Set<number>();
    for (let seed = 1; seed <= 8; seed++) {
      const chance = new SeededChance(seed);
      const course = createCourse(lesson, BEGINNING);
      for (let orders = 0; orders < 800 && course.outcome() === null; orders++) {
        playAny(course, chance);
        seen.add(course.step.value);
        const resumed = orders % 40 === 7 ? resume(course) : course;
        expect(resumed.step.value).toBe(course.step.value);
        expect(makeSure(resumed)).toBe(makeSure(course));
      }
      expect(course.outcome()).not.toBeNull();
      expect(course.step.value).toBe(lesson.steps.length);
    }
    expect([...seen].toSorted((one, other) => one - other)).toEqual([
      ...lesson.steps.keys(),
      lesson.steps.length,
    ]);
  });

  it('starts again where the saved orders are impossible', () => {
    const course = createCourse(lesson, { step: 3, log: ['caesar play Apollo', 'nobody', 'undo'] });
    expect(course.step.value).toBe(0);
    expect(course.log()).toEqual([]);
  });
});

/** Any action at all: legal orders, looks, undo, going back. */
function wander(course: Course, chance: SeededChance): void {
  const pick = <T>(all: readonly T[]): T | undefined => all[chance.roll(Math.max(all.length, 1))];
  switch (chance.roll(8)) {
    case 0:
      return course.hear('look Genua');
    case 1:
      return course.hear('hold C.Caesar');
    case 2:
      return course.hear('wish C.Legio10 Rome');
    case 3:
      return course.undo(chance.roll(2) === 0 ? 'order' : 'phase');
    case 4:
      return course.goTo(Math.max(course.step.value - 1, 0));
    case 5: {
      const action = course.wanted();
      if (action !== null) act(course, action);
      letReply(course);
      return;
    }
    default: {
      const order = pick(legal(course));
      if (order !== undefined) course.order(order);
      letReply(course);
    }
  }
}

function playAny(course: Course, chance: SeededChance): void {
  const { table } = course.seated();
  if (table.next === LEARNER) {
    if (table.undo.order > 0 && chance.roll(12) === 0) return course.undo('order');
    const { orders } = table.decision!;
    return course.order(orders[chance.roll(orders.length)]!);
  }
  const { orders } = decisionOf(course.record().now, 'pompey')!;
  expect(course.reply(orders[chance.roll(orders.length)]!)).toBe(true);
}

const resume = ({ lesson, log }: Course): Course => createCourse(lesson, { step: 0, log: [...log()] });

/** Everything on the table, in one line. */
const makeSure = (course: Course): string => JSON.stringify(course.seated().table.view);

/** An action that matches a pattern: a legal order, or something that is not an order and matches. */
function realDeed(
  course: Course,
  step: LessonStep,
  pattern: LessonAction,
  answer: string,
): LessonAction | undefined {
  const isFirst = (action: LessonAction): boolean =>
    !step.wants.some((each) => isMeant(each, action)) &&
    step.mistakes!.find((each) => isMeant(each.action, action))?.answer === answer;
  if (pattern.startsWith('wish ')) {
    const [, block, area] = pattern.split(' ');
    const own = legal(course)
      .map(choiceOf)
      .filter((each) => each.block === block);
    const isImpossible = area === undefined ? own.length === 0 : own.every((each) => each.area !== area);
    const canBeHeld = area === undefined || own.length > 0;
    return isImpossible && canBeHeld ? pattern : undefined;
  }
  if (!isIdle(pattern)) return legal(course).find((order) => isMeant(pattern, order) && isFirst(order));
  const blocks = [...new Set(legal(course).map((order) => choiceOf(order).block))];
  return blocks.map((block) => `hold ${block}`).find((action) => isMeant(pattern, action) && isFirst(action));
}
