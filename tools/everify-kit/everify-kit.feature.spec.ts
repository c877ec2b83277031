import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import {
  checkAddress,
  checkScript,
  readScenarios,
} from '../../apps/api/src/everify/conformance/check-address.js';
import { Simulator } from '../../apps/everify-simulator/src/simulator.ts';
import { ScriptedService, scenariosFile, shapes } from './scripted-service.ts';

const scenarios = readScenarios(JSON.parse(readFileSync(scenariosFile, 'utf8')));

describe('the client of E-Verify', () => {
  it.each(shapes)('works with every scenario whose answers are %s', async (shape) => {
    const service = new ScriptedService(shape);
    const base = await service.listen();
    const checked = await checkScript(base, scenarios);
    await service.close();
    const differences = checked.flatMap(({ id, differences }) => differences.map((one) => `${id}: ${one}`));
    expect(differences).toEqual([]);
    expect(service.faults()).toEqual([]);
    expect(checked).toHaveLength(scenarios.length);
  });

  it.each(['a', 'b'] as const)(
    'works with a service at an address, as far as there are people: the simulator in shape %s',
    async (shape) => {
      const simulator = new Simulator({ shape, requestsPerSecond: 1000 });
      const address = await simulator.listen();
      const login = {
        username: 'simulator',
        password: 'simulator',
        people: {
          authorized: { ssn: '321-54-0001' },
          photo_matches: { ssn: '321-55-0006' },
          unconfirmed: { ssn: '321-56-0011' },
          mismatch_ssa: { ssn: '321-57-0003' },
          mismatch_dhs: { ssn: '321-58-0004' },
          no_action: { ssn: '321-59-0003' },
          close_incorrect_data: { ssn: '321-60-0001' },
        },
      };
      const checked = await checkAddress(address, login, scenarios);
      await simulator.close();
      expect(checked.filter(({ outcome }) => outcome === 'different')).toEqual([]);
      expect(checked.filter(({ outcome }) => outcome === 'as_expected')).toHaveLength(9);
    },
  );

  it('says what differs, with the structure of an answer and no value of it', async () => {
    const service = new ScriptedService('shape-a');
    const base = await service.listen();
    const [first] = scenarios.filter(({ id }) => id === 'unknown_shape');
    const surprised = first && { ...first, steps: first.steps.map((step) => ({ ...step, expect: [] })) };
    const [checked] = await checkScript(base, surprised ? [surprised] : []);
    await service.close();
    expect(checked?.outcome).toBe('different');
    expect(checked?.differences[2]).toContain('not read: case_status');
    expect(checked?.differences.join('\n')).not.toContain('A_NEW_STATUS');
  });
});
