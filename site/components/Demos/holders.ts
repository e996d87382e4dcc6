import type { Agent } from '../../../content/schema.ts';
import type { PageDemo } from '../../content.ts';

/** The agent that each demo stands under, by the demo's id: which tab a shared address opens. */
export function holdersOf(demos: readonly PageDemo[], agents: readonly Agent[]): Map<string, string> {
  const agentOf = new Map(agents.map((agent) => [agent.category, agent.id]));
  return new Map(demos.flatMap((demo) => {
    const agent = agentOf.get(demo.category);
    return agent === undefined ? [] : [[demo.id, agent] as const];
  }));
}
