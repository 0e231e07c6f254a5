import type { ApplicationStatus, Position } from '../../src/shared/contracts/application.ts';
import type { AdminApi } from './admin-api.ts';

type Sample = [
  applicantName: string,
  position: Position,
  status: ApplicationStatus,
  generalQuizScore: number | null,
  typingTestWpm: number,
  englishTestScore: number,
];

const samples: Sample[] = [
  ['Liza Manalo', 'sales', 'pending', 7, 39, 8],
  ['Jonas Weber', 'tech-support', 'rejected', 4, 22, 5],
  ['Angelica Dela Cruz', 'customer-service', 'accepted', 10, 68, 9.5],
  ['Miguel Fernandez', 'data-entry', 'reviewing', 8, 74, 6],
  ['Katharina Vogel', 'customer-service', 'pending', 9, 51, 10],
  ['Rico Bautista', 'back-office', 'pending', null, 47, 7],
  ['Sophie Lindner', 'back-office', 'reviewing', 8.5, 58, 9],
  ['Paolo Villanueva', 'tech-support', 'accepted', 9, 61, 8],
  ['Grace Ocampo', 'customer-service', 'pending', 7.5, 55, 9],
  ['Tobias Hartmann', 'sales', 'reviewing', 6, 44, 7.5],
  ['Maria Santos', 'customer-service', 'pending', 9.5, 64, 9],
];

/** Applications of invented people in every state, for pictures. */
export async function makeSampleApplications(adminApi: AdminApi): Promise<void> {
  for (const [applicantName, position, status, general, typingTestWpm, english] of samples) {
    const { id } = await adminApi.makeApplication({
      applicantName,
      email: `${applicantName.toLowerCase().replaceAll(' ', '.')}@applicants.example`,
      position,
      generalQuizScore: general,
      typingTestWpm,
      typingTestAccuracy: 96,
      englishTestScore: english,
    });
    if (status !== 'pending') await adminApi.review(id, status);
  }
}
