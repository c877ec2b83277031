import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { BackgroundWork } from '../../background/index.js';
import { Clock } from '../../context/index.js';
import { EndedPackagesService } from './ended-packages.service.js';
import { PackageArrivals } from './package-arrivals.js';
import { PackageMaker } from './package-maker.js';

/** Makes packages while there are any to make, and destroys those whose time is over. */
@Injectable()
export class InspectionPackageWorker implements OnApplicationBootstrap {
  constructor(
    private readonly background: BackgroundWork,
    private readonly maker: PackageMaker,
    private readonly ended: EndedPackagesService,
    private readonly arrivals: PackageArrivals,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    const loop = this.background.start({
      name: 'inspection_packages',
      idleMilliseconds: 5000,
      work: (stopping) => this.maker.makeNext(stopping),
      release: () => this.maker.release(),
    });
    if (loop) this.arrivals.onArrival(() => loop.wake());
    this.background.start({
      name: 'ended_inspection_packages',
      idleMilliseconds: 60_000,
      work: () => this.ended.removeSome(this.clock.now()),
    });
  }
}
