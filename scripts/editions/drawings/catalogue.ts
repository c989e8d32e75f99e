import { beamline, freeElectronLaser, neutronGuide } from './beams.ts';
import { lecture, posterHall } from './halls.ts';
import { microscope, spectra, tracks } from './instruments.ts';
import { grainBoundary, perovskite } from './matter.ts';
import { crystalSpots, fibre, powderRings } from './patterns.ts';
import { houseOfScientists, reactorPool } from './places.ts';
import { linac, storageRing, undulator } from './rings.ts';
import { tomography } from './vessel.ts';

/** Every drawing by the id that a gallery.yaml calls it. */
export const drawings: Record<string, () => string> = {
  beamline,
  'crystal-spots': crystalSpots,
  fibre,
  'free-electron-laser': freeElectronLaser,
  'grain-boundary': grainBoundary,
  'house-of-scientists': houseOfScientists,
  lecture,
  linac,
  microscope,
  'neutron-guide': neutronGuide,
  perovskite,
  'poster-hall': posterHall,
  'powder-rings': powderRings,
  'reactor-pool': reactorPool,
  spectra,
  'storage-ring': storageRing,
  tomography,
  tracks,
  undulator,
};
