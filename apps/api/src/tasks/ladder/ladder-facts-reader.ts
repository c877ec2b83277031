import { findSection } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { groupBy } from '../../database/index.js';
import { EditionsService } from '../../forms/index.js';
import { EmployerClocksStore } from '../../records/index.js';
import type { OnboardingLinkEntity } from '../onboarding/onboarding-link.entity.js';
import { OnboardingLinksStore } from '../onboarding/onboarding-links.store.js';
import { AskedRepresentativesStore } from '../representatives/asked-representatives.store.js';
import { TaskCases } from '../task-cases.js';
import type { MessageLadderEntity } from './message-ladder.entity.js';
import { type AskedTask, LadderRowsStore } from './ladder-rows.store.js';
import { type PlacedFacts, toLadderFacts } from './to-ladder-facts.js';

/** An employee's ladder, and the link by whose authority they are written to. */
export interface ReadLadder extends PlacedFacts {
  readonly ladder: MessageLadderEntity;
  readonly link: OnboardingLinkEntity | undefined;
}

/** From when on an account writes to people. */
export interface LadderMoments {
  /** Nobody is reminded of what was due before. */
  readonly turnedOnAt: Date;
  /** Who was asked for something from then on is told so. */
  readonly askedSince: Date;
}

/** Reads what reminders to employees follow from, of many at once. */
@Injectable()
export class LadderFactsReader {
  constructor(
    private readonly rows: LadderRowsStore,
    private readonly employers: EmployerClocksStore,
    private readonly links: OnboardingLinksStore,
    private readonly editions: EditionsService,
    private readonly representatives: AskedRepresentativesStore,
    private readonly cases: TaskCases,
  ) {}

  async read(
    ctx: Context,
    ladders: readonly MessageLadderEntity[],
    { turnedOnAt, askedSince }: LadderMoments,
  ): Promise<readonly ReadLadder[]> {
    const ids = ladders.map(({ employee_id }) => employee_id);
    const tasks = groupBy(await this.listTasks(ctx, ids), ({ employee_id }) => employee_id);
    const documents = groupBy(await this.rows.listDocuments(ctx, ids), ({ employee_id }) => employee_id);
    const representatives = groupBy(
      await this.representatives.listOf(ctx, ids),
      ({ employee_id }) => employee_id,
    );
    const notices = groupBy(await this.cases.listNotices(ctx, ids), ({ employee_id }) => employee_id);
    const workplaces = await this.rows.listWorkplaces(ctx, ids);
    const employerIds = [...new Set(workplaces.flatMap(({ employer_id }) => employer_id ?? []))];
    const employers = await this.employers.find(ctx, employerIds);
    const links = await this.links.findLatestOf(ctx, ids);
    const places = groupBy(workplaces, ({ employee_id }) => employee_id);
    return ladders.map((ladder) => {
      const { employee_id: id, steps } = ladder;
      const link = links.get(id);
      const placed = toLadderFacts({
        tasks: tasks.get(id) ?? [],
        documents: documents.get(id) ?? [],
        representatives: representatives.get(id) ?? [],
        notices: notices.get(id) ?? [],
        workplaces: places.get(id) ?? [],
        employers,
        steps,
        askedAt: link && link.created_at > turnedOnAt ? link.created_at : turnedOnAt,
        turnedOnAt,
        askedSince,
        now: ctx.now,
      });
      return { ladder, ...placed, link };
    });
  }

  /** With whether the law says by when the section is signed whose turn it is. */
  private async listTasks(ctx: Context, ids: readonly string[]) {
    const tasks = await this.rows.listTasks(ctx, ids);
    const named = ({ form_key: key, edition }: AskedTask) => ({ key, edition });
    const editionOf = await this.editions.ofAll(ctx, tasks.map(named));
    return tasks.map((task) => {
      const { turn_section_id: id, is_due_given } = task;
      const section = id === null ? undefined : findSection(editionOf(named(task)), id);
      return { ...task, isLawful: !is_due_given && section?.due?.citation !== undefined };
    });
  }
}
