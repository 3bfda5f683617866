/** A team member. */
export interface TeamMember {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly avatar: string;
  readonly line: string;
}

/** Who works here; portraits are in public/portraits. Without anybody there is no section. */
export const team: readonly TeamMember[] = [];

/** The same people, grouped by what a client needs them for. */
export const teamGroups: readonly {
  readonly id: string;
  readonly title: string;
  readonly members: readonly TeamMember[];
}[] = [];
