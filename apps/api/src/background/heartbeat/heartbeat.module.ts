import { Module } from '@nestjs/common';
import { WorkerHeartbeat } from './worker-heartbeat.js';
import { WorkerHeartbeatsStore } from './worker-heartbeats.store.js';

/** Whether anything is done in the background at all. */
@Module({ providers: [WorkerHeartbeat, WorkerHeartbeatsStore] })
export class HeartbeatModule {}
