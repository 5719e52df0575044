export const roles = ['Nurse', 'Physician', 'Therapist', 'Office'] as const;

export interface Member {
  id: number;
  name: string;
  email: string;
  role: string;
  /** Such as `2024-03-01`. */
  started: string;
  /** Per week. */
  hours: number;
}

export type Draft = Omit<Member, 'id'>;

export type SaveResult =
  | { status: 'saved'; member: Member }
  | { status: 'refused'; field: keyof Draft; message: string };

const LATENCY_MS = 500;

const firstMembers: readonly Member[] = [
  {
    id: 1,
    name: 'Noor Haddad',
    email: 'noor@clinic.example',
    role: 'Physician',
    started: '2018-09-03',
    hours: 40,
  },
  {
    id: 2,
    name: 'Ida Bergström',
    email: 'ida@clinic.example',
    role: 'Nurse',
    started: '2021-02-15',
    hours: 32,
  },
  {
    id: 3,
    name: 'Tomás Rivera',
    email: 'tomas@clinic.example',
    role: 'Nurse',
    started: '2023-06-01',
    hours: 40,
  },
  {
    id: 4,
    name: 'Mei Tanaka',
    email: 'mei@clinic.example',
    role: 'Therapist',
    started: '2020-11-09',
    hours: 24,
  },
  {
    id: 5,
    name: 'Jonah Okoye',
    email: 'jonah@clinic.example',
    role: 'Office',
    started: '2016-04-18',
    hours: 36,
  },
  {
    id: 6,
    name: 'Petra Novak',
    email: 'petra@clinic.example',
    role: 'Physician',
    started: '2024-01-08',
    hours: 20,
  },
];

/** Poses as a server. While it is down, every request fails. */
export function createStaffServer() {
  let members = firstMembers;
  let nextId = 7;
  let isDown = false;

  const answer = async <T>(act: () => T): Promise<T> => {
    await new Promise((resolve) => {
      setTimeout(resolve, LATENCY_MS);
    });
    if (isDown) {
      throw new Error('The server did not answer.');
    }
    return act();
  };

  return {
    setDown: (down: boolean) => {
      isDown = down;
    },
    list: () => answer(() => members),
    /** Adds a member, or changes the one with this id. */
    save: (draft: Draft, id?: number) =>
      answer((): SaveResult => {
        const owner = members.find(
          ({ email }) => email.toLowerCase() === draft.email.toLowerCase(),
        );
        if (owner && owner.id !== id) {
          const message = `${owner.name} has this address already.`;
          return { status: 'refused', field: 'email', message };
        }
        const member = { ...draft, id: id ?? nextId };
        if (id === undefined) {
          nextId += 1;
          members = [...members, member];
        } else {
          members = members.map((each) => (each.id === id ? member : each));
        }
        return { status: 'saved', member };
      }),
    remove: (id: number) =>
      answer(() => {
        members = members.filter((member) => member.id !== id);
      }),
  };
}

export type StaffServer = ReturnType<typeof createStaffServer>;
